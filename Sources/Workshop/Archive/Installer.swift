import Glibc
import Media

/// Unpacks one-file packs into the folder of packs. Safe to be used from any thread, and by several programs at once.
///
/// A pack is unpacked into a hidden folder beside its place, looked through, written to the disk and then renamed: at
/// any moment it is there as a whole or not at all. What a killed installer left is removed by the next one.
package struct Installer: Sendable {
  /// The folder of packs; it is made when it is not there.
  package var packs: FilePath
  /// The program that unpacks in a process of its own; nil to unpack in this one, for tests.
  package var program: FilePath?
  package var limits = PackLimits()

  package init(packs: FilePath, program: FilePath?) {
    self.packs = packs
    self.program = program
  }

  /// For the user's packs, with the running program.
  ///
  /// - Parameter environment: a variable's value by its name.
  /// - Throws: a refusal when there is no place for packs.
  package init(environment: (String) -> String?) throws(PackRefusal) {
    guard let packs = Folders.packs(environment: environment) else {
      throw PackRefusal("there is no folder for packs: neither XDG_DATA_HOME nor HOME is set")
    }
    self.init(packs: packs, program: Files.realPath(FilePath("/proc/self/exe")))
  }

  /// Installs a file; one that is installed already is left as it is.
  ///
  /// - Parameter file: a pack as `closeup pack` makes it.
  /// - Returns: where it is now.
  /// - Throws: a sentence; then nothing of the file is left.
  package func install(_ file: FilePath) throws(PackRefusal) -> InstalledPack {
    do {
      let archive = try Descriptor(file, O_RDONLY | O_NONBLOCK, .open)
      guard try archive.info().kind == .file else { throw PackRefusal("it is no file") }
      let digest = try ContentDigest.whole(of: file)
      try Files.makeFolder(packs, mode: 0o755)
      let lock = try Descriptor(packs.appending(".lock"), O_RDWR | O_CREAT, mode: 0o644, .create)
      while flock(lock.raw, LOCK_EX) != 0 {
        guard errno == EINTR else { throw FileError(.open, packs.appending(".lock"), code: errno) }
      }
      try removeLeftovers()
      if let known = try installed(digest) { return known }
      return try add(archive, InstallMark(digest: digest, file: file.name), lock)
    } catch {
      throw PackRefusal("\(error)", file: file)
    }
  }

  // MARK: Steps, all of them under the lock

  private static let hiddenPrefix = ".incoming-"

  private func removeLeftovers() throws(FileError) {
    for name in try Files.names(in: packs) where name.bytes.starts(with: Self.hiddenPrefix.utf8) {
      try Files.removeTree(packs.appending(name))
    }
  }

  /// The pack that came from a file with these bytes.
  private func installed(_ digest: ContentDigest) throws -> InstalledPack? {
    for name in try Files.names(in: packs) where name.bytes.first != UInt8(ascii: ".") {
      let folder = packs.appending(name)
      guard InstallMark.digest(of: folder) == digest, let manifest = manifest(of: folder) else { continue }
      return InstalledPack(
        folder: folder, title: Self.title(manifest, in: folder), answers: manifest.answers,
        pictures: manifest.pictures, isNew: false)
    }
    return nil
  }

  /// Nil for a pack that someone took apart since: the file is installed once more.
  private func manifest(of folder: FilePath) -> PackManifest? {
    do { return try PackManifest(folder.appending(PackManifest.fileName)) } catch { return nil }
  }

  /// The pack's title, or its folder's name where it has none.
  private static func title(_ manifest: PackManifest, in folder: FilePath) -> String {
    manifest.title.isEmpty ? folder.name.description : manifest.title
  }

  private func add(
    _ archive: borrowing Descriptor, _ mark: InstallMark, _ lock: borrowing Descriptor
  ) throws -> InstalledPack {
    let hidden = packs.appending("\(Self.hiddenPrefix)\(getpid())")
    do {
      try Files.makeFolder(hidden, mode: 0o755)
      try unpack(archive, into: hidden, lock)
      let folder = PackFolder(path: hidden)
      try folder.checkFiles(limits: limits)
      let (pack, manifest, pictures) = try folder.load()
      try Files.create(hidden.appending(InstallMark.fileName), Array(mark.text.utf8), mode: 0o644)
      try Files.flushFileSystem(of: hidden)
      let (place, namesake) = try place(hidden, named: mark.file)
      try Files.flush(folder: packs)
      return InstalledPack(
        folder: place, title: Self.title(manifest, in: place),
        answers: pack.configuration.answers.map(\.label),
        pictures: pictures, isNew: true, namesake: namesake)
    } catch {
      try Files.removeTree(hidden)
      throw error
    }
  }

  private func unpack(
    _ archive: borrowing Descriptor, into folder: FilePath, _ lock: borrowing Descriptor
  ) throws {
    guard let program else { return try Unpacker(folder: folder, limits: limits).unpack(archive) }
    do {
      try UnpackerProcess.run(program, on: archive, into: folder, keeping: lock)
    } catch {
      switch error {
      case .refused(let sentence): throw PackRefusal(sentence)
      case .broken(let reason): throw PackRefusal("it cannot be unpacked: \(reason)")
      }
    }
  }

  /// Gives the hidden folder its name: the file's, with a number when another pack has that.
  private func place(_ hidden: FilePath, named file: FilePath) throws -> (FilePath, namesake: FilePath?) {
    let stem = String(decoding: file.stem.bytes, as: UTF8.self)
    let wanted = PortableName.made(from: stem, or: "pack", room: 8)
    var number = 1
    while true {
      let place = packs.appending(number == 1 ? wanted : "\(wanted) \(number)")
      do throws(FileError) {
        try Files.place(hidden, at: place)
        return (place, number == 1 ? nil : packs.appending(wanted))
      } catch {
        guard error.code == EEXIST, number < 10_000 else { throw error }
        number += 1
      }
    }
  }
}
