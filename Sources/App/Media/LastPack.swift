import Media

/// Remembers which pack was chosen last: a start that names none plays it again.
struct LastPack: Sendable {
  private let file: FilePath

  /// Bytes: the longest path.
  private static let largest = 4_096

  /// Nil when the system names no place to remember anything.
  init?() {
    guard let folder = Folders.state(environment: SystemEnvironment.value) else { return nil }
    file = folder.appending("pack")
  }

  /// The pack's folder or config file; nil for the game that comes with the program.
  func load() -> FilePath? {
    do throws(FileError) {
      let line = try Files.read(file, limit: LastPack.largest).prefix { $0 != UInt8(ascii: "\n") }
      return line.first == UInt8(ascii: "/") ? FilePath(bytes: Array(line)) : nil
    } catch {
      return nil
    }
  }

  /// Keeps a choice; on any thread but the game's.
  func save(_ pack: Pack) {
    let place = pack.isShipped ? nil : Files.realPath(pack.configFile ?? pack.root)
    do throws(FileError) {
      try Files.makeFolder(file.parent)
      try Files.writeAtomically((place?.bytes ?? []) + [UInt8(ascii: "\n")], to: file)
    } catch {
      // The memory of what was shown lies in the same folder, and tells why it cannot be written.
    }
  }
}
