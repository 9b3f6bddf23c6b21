import CLinux

/// What lay in a folder when it was looked at.
struct FolderSnapshot: Equatable {
  var identity: FileIdentity
  /// Files by name, links followed.
  private(set) var files: [FilePath: FileStamp] = [:]
  /// Names of folders, links followed; those that systems leave behind are passed over.
  private(set) var subfolders: Set<FilePath> = []
  /// Whether other machines write to the disk that it lies on: the kernel does not tell of that.
  let isShared: Bool
  /// Whether a file in it is a link: the kernel does not tell of what happens behind it.
  private(set) var hasLinks = false

  /// Whether the kernel's notices say all that happens.
  var isTold: Bool { !isShared && !hasLinks }

  /// Looks into a folder; nil when there is none that can be read.
  init?(_ path: FilePath) {
    do throws(FileError) {
      let reader = try FolderReader(path)
      identity = try reader.info().identity
      isShared = closeup_is_shared_disk(reader.descriptor) != 0
      var name: [UInt8] = []
      while true {
        name.removeAll(keepingCapacity: true)
        guard let kind = try reader.appendNext(to: &name) else { break }
        let own = FilePath(bytes: name)
        name.append(0)
        guard case .success(let info) = reader.info(of: name, at: 0) else { continue }
        switch info.kind {
        case .file:
          files[own] = FileStamp(info)
          if kind == .unknown { hasLinks = true }
        case .folder: if !PictureNames.isLitter(own.bytes) { subfolders.insert(own) }
        case .pipe, .other: break
        }
      }
    } catch {
      return nil
    }
  }

  /// Names that are not in both with the same stamp, files and folders; a new file counts once there is something in it.
  func changes(since old: FolderSnapshot?) -> Set<FilePath> {
    guard let old else { return Set(files.filter { $0.value.size > 0 }.keys).union(subfolders) }
    var changed = subfolders.symmetricDifference(old.subfolders)
    for (name, stamp) in files where old.files[name] != stamp {
      if stamp.size > 0 || old.files[name] != nil { changed.insert(name) }
    }
    for name in old.files.keys where files[name] == nil { changed.insert(name) }
    return changed
  }

  /// Takes over what `old` knew of some files: they are being written, and are looked at when that is done.
  mutating func keep(_ names: Set<FilePath>, of old: FolderSnapshot?) {
    for name in names where files[name] != nil { files[name] = old?.files[name] }
  }
}
