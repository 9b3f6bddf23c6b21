import Geometry

/// A picture's size as its first bytes tell it; nothing is decoded.
enum ImageHeader {
  /// The size in pixels; nil for other formats than PNG, GIF, WebP and JPEG, and for what is damaged.
  static func size(_ path: FilePath) -> PixelSize? {
    do throws(FileError) {
      return size(try Files.read(path, limit: largest))
    } catch {
      return nil
    }
  }

  /// The size in pixels of a file with these bytes.
  static func size(_ bytes: [UInt8]) -> PixelSize? {
    guard let size = read(bytes), size.width > 0, size.height > 0 else { return nil }
    return size
  }

  private static func read(_ bytes: [UInt8]) -> PixelSize? {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      return PixelSize(big(bytes, 16, 4), big(bytes, 20, 4))
    }
    if bytes.starts(with: Array("GIF8".utf8)) { return PixelSize(little(bytes, 6, 2), little(bytes, 8, 2)) }
    if bytes.starts(with: Array("RIFF".utf8)) { return webp(bytes) }
    if bytes.starts(with: [0xFF, 0xD8]) { return jpeg(bytes) }
    return nil
  }

  /// The three kinds of chunk that may come first (RFC 9649, section 2).
  private static func webp(_ bytes: [UInt8]) -> PixelSize? {
    guard bytes.count >= 30 else { return nil }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8X": return PixelSize(little(bytes, 24, 3) + 1, little(bytes, 27, 3) + 1)
    case "VP8 ": return PixelSize(little(bytes, 26, 2) & 0x3FFF, little(bytes, 28, 2) & 0x3FFF)
    case "VP8L":
      let bits = little(bytes, 21, 4)
      return PixelSize(bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    default: return nil
    }
  }

  /// The frame header, behind the segments before it (ITU-T T.81, B.2.2).
  private static func jpeg(_ bytes: [UInt8]) -> PixelSize? {
    var index = 2
    while index + 8 < bytes.count, bytes[index] == 0xFF {
      let marker = bytes[index + 1]
      let isTable = [0xC4, 0xC8, 0xCC].contains(marker)
      if (0xC0...0xCF).contains(marker), !isTable {
        return PixelSize(big(bytes, index + 7, 2), big(bytes, index + 5, 2))
      }
      index += marker == 0xFF ? 1 : 2 + max(2, big(bytes, index + 2, 2))
    }
    return nil
  }

  private static func big(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    guard start + count <= bytes.count else { return 0 }
    return bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }

  private static func little(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    guard start + count <= bytes.count else { return 0 }
    return bytes[start..<start + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// Bytes of a file; a larger frame of an animation is one nobody wants to wait for.
  private static let largest = 64 << 20
}
