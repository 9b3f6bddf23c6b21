import CXXHash
import Glibc

/// What tells one file's bytes from another's: 128 bits of XXH3. It finds copies and renamed files; it is no defence
/// against someone who wants two files to look the same.
package struct ContentDigest: Hashable, Sendable {
  package let high: UInt64
  package let low: UInt64

  package init(high: UInt64, low: UInt64) {
    self.high = high
    self.low = low
  }

  /// Reads 32 digits, as `text` writes them; nil for anything else.
  package init?(text: some StringProtocol) {
    let digits = text.utf8
    let isHex = digits.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
    guard digits.count == 32, isHex else { return nil }
    let half = digits.index(digits.startIndex, offsetBy: 16)
    guard let high = UInt64(text[..<half], radix: 16), let low = UInt64(text[half...], radix: 16) else {
      return nil
    }
    self.init(high: high, low: low)
  }

  /// 32 hexadecimal digits, as `xxh128sum` prints them.
  package var text: String {
    [high, low].map { half in
      let digits = String(half, radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }

  /// The digest of bytes.
  package static func of(_ bytes: [UInt8]) -> ContentDigest {
    var state = Hasher()
    state.update(bytes, count: bytes.count)
    return state.digest
  }

  /// The digest of all bytes of a file.
  package static func whole(of path: FilePath) throws(FileError) -> ContentDigest {
    let file = try SampledFile(path)
    var state = Hasher()
    var buffer = [UInt8](repeating: 0, count: chunk)
    var offset: Int64 = 0
    while true {
      let count = try file.read(into: &buffer, at: offset)
      if count == 0 { return state.digest }
      state.update(buffer, count: count)
      offset += Int64(count)
    }
  }

  /// A digest of a file's size and of 64 KB each from its start, its middle and its end: three short reads, however
  /// large the file. Enough to know a compressed photo again; `whole` is certain.
  package static func sample(of path: FilePath) throws(FileError) -> ContentDigest {
    let file = try SampledFile(path)
    var state = Hasher()
    state.update((0..<8).map { UInt8(truncatingIfNeeded: file.size >> (8 * $0)) }, count: 8)
    let part = Int64(sampleCount)
    var offsets: [Int64] = [0, (file.size - part) / 2, file.size - part]
    if file.size <= 3 * part { offsets = Array(stride(from: 0, to: file.size, by: Int64.Stride(part))) }
    var buffer = [UInt8](repeating: 0, count: sampleCount)
    for offset in offsets {
      var end = offset
      while end < offset + part {
        var piece = [UInt8](repeating: 0, count: Int(offset + part - end))
        let count = try file.read(into: &piece, at: end)
        if count == 0 { break }
        let place = Int(end - offset)
        buffer.replaceSubrange(place..<place + count, with: piece[..<count])
        end += Int64(count)
      }
      state.update(buffer, count: Int(end - offset))
    }
    return state.digest
  }

  private static let chunk = 1 << 20
  private static let sampleCount = 64 << 10

  /// XXH3's running state.
  @safe private struct Hasher: ~Copyable {
    private let state = unsafe XXH3_createState()

    init() { unsafe XXH3_128bits_reset(state) }

    deinit { unsafe XXH3_freeState(state) }

    mutating func update(_ bytes: [UInt8], count: Int) {
      unsafe bytes.withUnsafeBytes { _ = unsafe XXH3_128bits_update(state, $0.baseAddress, count) }
    }

    var digest: ContentDigest {
      let hash = unsafe XXH3_128bits_digest(state)
      return ContentDigest(high: hash.high64, low: hash.low64)
    }
  }

  /// A file that is read by places.
  private struct SampledFile: ~Copyable {
    let size: Int64
    private let descriptor: Descriptor

    /// Only a file: the opening of a pipe would wait, and a device never ends.
    init(_ path: FilePath) throws(FileError) {
      let opened = try Descriptor(path, O_RDONLY | O_NONBLOCK, .open)
      let info = try opened.info()
      guard info.kind == .file else { throw FileError(unreadable: path, info.kind) }
      descriptor = opened
      size = info.size
    }

    func read(into buffer: inout [UInt8], at offset: Int64) throws(FileError) -> Int {
      try descriptor.read(into: &buffer, at: offset)
    }
  }
}
