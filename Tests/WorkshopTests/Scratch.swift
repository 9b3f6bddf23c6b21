import Foundation
import Media

/// A folder of its own for each test; it goes when the test ends.
final class Scratch {
  let path: FilePath

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("closeup-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = FilePath(url.path)
  }

  deinit {
    try? Files.removeTree(path)
  }

  func callAsFunction(_ name: String) -> FilePath { path.appending(name) }

  @discardableResult
  func write(_ name: String, _ bytes: [UInt8]) throws -> FilePath {
    let file = path.appending(name)
    try Files.makeFolder(file.parent, mode: 0o755)
    try Files.writeAtomically(bytes, to: file, mode: 0o644)
    return file
  }

  @discardableResult
  func write(_ name: String, _ text: String) throws -> FilePath { try write(name, Array(text.utf8)) }

  func text(_ name: String) throws -> String {
    String(decoding: try Files.read(path.appending(name), limit: 1 << 24), as: UTF8.self)
  }

  /// Everything in a folder, hidden things too, as `name` or `name/`.
  func contents(_ name: String = "") throws -> [String] {
    let folder = name.isEmpty ? path : path.appending(name)
    return try Files.names(in: folder).map { entry in
      let isFolder = try Files.entryInfo(folder.appending(entry))?.kind == .folder
      return "\(entry)" + (isFolder ? "/" : "")
    }
  }

  /// Every file below a folder, hidden ones too, with its bytes.
  func files(_ name: String = "") throws -> [FilePath: [UInt8]] {
    let folder = name.isEmpty ? path : path.appending(name)
    var files: [FilePath: [UInt8]] = [:]
    for file in try Files.tree(in: folder) {
      files[file] = try Files.read(folder.appending(file), limit: 1 << 28)
    }
    return files
  }
}
