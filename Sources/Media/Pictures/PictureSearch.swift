/// Looks whether there are pictures at all, and stops at the first.
enum PictureSearch {
  /// Whether a file that is named like a picture lies in the folder or, when `isDeep`, below it.
  static func hasPicture(_ folder: FilePath, isDeep: Bool = true) -> Bool {
    var visited: Set<FileIdentity> = []
    var waiting = [folder]
    while let next = waiting.popLast() {
      do throws(FileError) {
        let reader = try FolderReader(next)
        guard visited.insert(try reader.info().identity).inserted else { continue }
        while let name = try reader.next() {
          if PictureNames.isLitter(name) { continue }
          let path = next.appending(FilePath(bytes: name))
          guard let info = try Files.info(path) else { continue }
          if info.kind == .folder, isDeep { waiting.append(path) }
          if info.kind == .file, info.size > 0, PictureNames.isPicture(name) { return true }
        }
      } catch {
        // The scan tells of what cannot be read.
        continue
      }
    }
    return false
  }
}
