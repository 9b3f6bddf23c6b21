import Glibc
import Synchronization

/// The file that keeps a `ShownMemory` between starts: one for each pack, in the user's state folder.
///
/// `encode()` of the memory belongs on the game's thread and `write` on another: no frame waits for a disk. Writes are
/// atomic and take in what another running game wrote, so that two games at once damage nothing.
package final class ShownStore: Sendable {
  package let file: FilePath
  private let root: FilePath
  /// Whether the owner was told that nothing can be kept; held while writing, so that one write goes at a time.
  private let hasWarned = Mutex(false)

  /// - Parameters:
  ///   - folder: the game's state folder (`Folders.state`); it need not exist.
  ///   - pack: the pack's folder.
  package init(folder: FilePath, pack: FilePath) {
    file = folder.appending(Self.name(of: pack))
    root = pack
  }

  /// The pack's memory; that of the place where the pack lay before, when it was moved as a whole; an empty one when
  /// there is none yet, and when the file is damaged: this is then set aside under another name, with a warning.
  package func load() -> (memory: ShownMemory, issues: [Issue]) {
    switch read() {
    case .nothing: return (adopted() ?? ShownMemory(root: root), [])
    case .memory(let memory): return (memory, [])
    case .unreadable(let error):
      let issue = Issue(
        .warning, .memoryUnwritable, path: file, "cannot read which pictures were shown: \(error.reason)",
        advice: "all pictures count as new")
      return (ShownMemory(root: root), [issue])
    case .damaged(let line): return (ShownMemory(root: root), [setAside(line: line)])
    }
  }

  /// Writes what `ShownMemory.encode` gave; on any thread but the game's.
  ///
  /// - Returns: a warning when it cannot be kept, once in the life of the store; nil otherwise.
  package func write(_ bytes: [UInt8]) -> Issue? {
    hasWarned.withLock { hasWarned in
      do throws(FileError) {
        try Files.makeFolder(file.parent)
        try Files.writeAtomically(merged(bytes), to: file)
        return nil
      } catch {
        defer { hasWarned = true }
        if hasWarned { return nil }
        return Issue(
          .warning, .memoryUnwritable, path: file, "cannot keep which pictures were shown: \(error)",
          advice: "the next start may show them again; give yourself the right to write there")
      }
    }
  }

  /// The memory of a pack that is gone from its place, when the pictures that it knows are those of this pack: it was
  /// renamed, or its disk is mounted elsewhere. The memory's file takes this pack's name.
  private func adopted() -> ShownMemory? {
    do throws(FileError) {
      for name in try Files.names(in: file.parent) where name.fileExtension == Self.fileExtension {
        let other = file.parent.appending(name)
        guard let pack = ShownMemory.pack(ofText: try Files.head(other, count: Self.headCount)),
          pack.isAbsolute, try Files.info(pack) == nil
        else { continue }
        guard let memory = decoded(try Files.read(other, limit: Self.largest)), memory.isMostlyHere else {
          continue
        }
        try Files.rename(other, to: file)
        return memory
      }
    } catch {
      // What cannot be read or renamed belongs to another pack.
    }
    return nil
  }

  private func decoded(_ bytes: [UInt8]) -> ShownMemory? {
    do throws(ShownMemory.Damage) { return try ShownMemory.decode(bytes, root: root) } catch { return nil }
  }

  /// The memory with what another game wrote since it was loaded.
  private func merged(_ bytes: [UInt8]) -> [UInt8] {
    guard case .memory(let theirs) = read() else { return bytes }
    do throws(ShownMemory.Damage) {
      var own = try ShownMemory.decode(bytes, root: root)
      own.merge(theirs)
      return own.encode()
    } catch {
      preconditionFailure("not the text of a memory")
    }
  }

  /// What the file holds.
  private enum Content {
    case nothing
    case memory(ShownMemory)
    case damaged(line: Int)
    case unreadable(FileError)
  }

  private func read() -> Content {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try Files.read(file, limit: Self.largest)
    } catch {
      return error.code == ENOENT ? .nothing : .unreadable(error)
    }
    do throws(ShownMemory.Damage) {
      return .memory(try ShownMemory.decode(bytes, root: root))
    } catch {
      return .damaged(line: error.line)
    }
  }

  /// Keeps a damaged file for whoever wants to look at it.
  private func setAside(line: Int) -> Issue {
    var number = 1
    var target = file
    repeat {
      target = FilePath(bytes: file.bytes + Array(".damaged-\(number)".utf8))
      number += 1
    } while Files.isFile(target) && number < 1000
    do throws(FileError) {
      try Files.rename(file, to: target)
    } catch {
      return Issue(
        .warning, .memoryDamaged, path: file, line: line, "the list of shown pictures is damaged: \(error)",
        advice: "all pictures count as new")
    }
    return Issue(
      .warning, .memoryDamaged, path: file, line: line, "the list of shown pictures is damaged",
      advice: "all pictures count as new; the damaged list is kept as \(target.name)")
  }

  /// A readable part for people, and a hash of the whole path for what it leaves out.
  private static func name(of pack: FilePath) -> FilePath {
    let path = Files.realPath(pack) ?? pack
    let readable = path.name.bytes.prefix(40).map { byte in
      let isPlain = Unicode.Scalar(byte).properties.isAlphabetic && byte < 0x80
      return isPlain || (0x30...0x39).contains(byte) ? byte : UInt8(ascii: "-")
    }
    // FNV-1a, 64 bits: the same on every machine and in every start, which Swift's own hash is not.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in path.bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let digits = String(hash, radix: 16)
    let padding = String(repeating: "0", count: 16 - digits.utf8.count)
    return FilePath(bytes: readable + Array("-\(padding)\(digits).\(fileExtension)".utf8))
  }

  private static let fileExtension = "shown"
  /// Bytes: the title and the longest path, each byte of which may take three.
  private static let headCount = 16 << 10
  /// Bytes: more pictures than anyone has.
  private static let largest = 256 << 20
}
