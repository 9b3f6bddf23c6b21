/// The numbered pictures of an animation.
enum FrameFiles {
  /// Pictures a second when nothing else is said.
  static let standardRate = 24.0
  /// Pictures a second that are allowed.
  static let rates = 1.0...120.0

  /// The pictures of a folder in the order of their numbers.
  static func all(in folder: FilePath) -> [FilePath] { matching(folder) { _ in true } }

  /// The pictures of a folder, or those whose names fit a pattern with one `*` in its last part.
  static func find(_ path: FilePath) -> [FilePath] {
    let name = path.name.bytes
    guard let star = name.firstIndex(of: UInt8(ascii: "*")) else { return all(in: path) }
    let before = name[..<star]
    let after = name[(star + 1)...]
    return matching(path.parent) {
      $0.count >= before.count + after.count && $0.starts(with: before)
        && $0.suffix(after.count).elementsEqual(after)
    }
  }

  private static func matching(_ folder: FilePath, _ fits: ([UInt8]) -> Bool) -> [FilePath] {
    let names: [FilePath]
    do throws(FileError) { names = try Files.names(in: folder) } catch { return [] }
    return
      names
      .filter { !PictureNames.isLitter($0.bytes) && PictureNames.isPicture($0.bytes) && fits($0.bytes) }
      .sorted(by: NaturalOrder.precedes)
      .map { folder.appending($0) }
      .filter { Files.isFile($0) }
  }
}
