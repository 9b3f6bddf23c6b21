import Media
import Scenes
import Workshop

extension InstallDesk.News {
  /// What is said on screen.
  ///
  /// - Parameter isChosen: whether the pack is played next without being chosen.
  /// - Returns: the message, and for how many seconds it stays; nil for as long as the file is under way.
  func toast(isChosen: Bool) -> (toast: Toast, seconds: Double?) {
    switch self {
    case .begun(let file): (Toast(.info, "Installing \(Self.name(file)) …"), nil)
    case .installed(let pack):
      (
        Toast(
          .info, pack.isNew ? "\(Self.title(pack)) is installed" : "\(Self.title(pack)) is installed already",
          detail: isChosen ? "" : "Choose it on the screen with the rules."), 6
      )
    case .refused(let refusal):
      (
        Toast(
          .warning, "\(refusal.file.map(Self.name) ?? "The file") is not installed",

          detail: refusal.reason.prefix(1).uppercased() + refusal.reason.dropFirst() + "."),
        15
      )
    }
  }

  private static func name(_ file: FilePath) -> String { Toast.shortened(file.name.description, to: 48) }

  private static func title(_ pack: InstalledPack) -> String {
    Toast.shortened(Escaping.shown(pack.title.utf8), to: 48)
  }
}
