import Geometry

/// Pictures made for tests.
enum Drawing {
  /// A drawing with much to see, another one for each seed.
  static func rich(_ seed: UInt64, width: Int = 1200, height: Int = 900) -> String {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next(_ limit: Int) -> Int {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(limit))
    }
    func colour() -> String { "rgb(\(next(256)),\(next(256)),\(next(256)))" }
    var text = "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='\(height)'>"
    text += "<rect width='100%' height='100%' fill='\(colour())'/>"
    for _ in 0..<12 {
      text +=
        "<rect x='\(next(width))' y='\(next(height))' width='\(next(width / 2) + 40)' "
        + "height='\(next(height / 2) + 40)' fill='\(colour())'/>"
    }
    for _ in 0..<160 {
      text +=
        "<circle cx='\(next(width))' cy='\(next(height))' r='\(next(60) + 6)' fill='\(colour())'/>"
    }
    return text + "</svg>"
  }

  /// One colour.
  static func blank(width: Int = 1200, height: Int = 900) -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' width='\(width)' height='\(height)'>"
      + "<rect width='100%' height='100%' fill='#89a'/></svg>"
  }

  /// A bitmap (24 bits a pixel) of large squares, another one for each seed.
  static func bitmap(_ width: Int, _ height: Int, seed: UInt64 = 1) -> [UInt8] {
    let row = (width * 3 + 3) / 4 * 4
    func little(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    var bytes = Array("BM".utf8) + little(54 + row * height, 4) + little(0, 4) + little(54, 4)
    bytes += little(40, 4) + little(width, 4) + little(height, 4) + little(1, 2) + little(24, 2)
    bytes += little(0, 4) + little(row * height, 4) + little(0, 16)
    for y in 0..<height {
      var line = [UInt8](repeating: 0, count: row)
      for x in 0..<width {
        let cell = UInt64(x / 24) &* 31 &+ UInt64(y / 24) &* 17 &+ seed
        let value = cell &* 0x9E37_79B9_7F4A_7C15
        line[3 * x] = UInt8(truncatingIfNeeded: value >> 56)
        line[3 * x + 1] = UInt8(truncatingIfNeeded: value >> 48)
        line[3 * x + 2] = UInt8(truncatingIfNeeded: value >> 40)
      }
      bytes += line
    }
    return bytes
  }

  /// A JPEG with a GPS position of its own (EXIF 2.32, 4.6.6) put into it.
  static func withPosition(_ jpeg: [UInt8]) -> [UInt8] {
    func big(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    func entry(_ tag: Int, _ type: Int, _ count: Int, _ value: [UInt8]) -> [UInt8] {
      big(tag, 2) + big(type, 2) + big(count, 4) + value
    }
    // The header, a directory that points to the GPS directory, and that one with latitude and longitude.
    var tiff = Array("MM".utf8) + big(42, 2) + big(8, 4)
    tiff += big(1, 2) + entry(0x8825, 4, 1, big(26, 4)) + big(0, 4)
    let values = 26 + 2 + 4 * 12 + 4
    tiff += big(4, 2) + entry(1, 2, 2, Array("N\0\0\0".utf8)) + entry(2, 5, 3, big(values, 4))
    tiff += entry(3, 2, 2, Array("E\0\0\0".utf8)) + entry(4, 5, 3, big(values + 24, 4)) + big(0, 4)
    for number in [48, 8, 0, 11, 34, 0] { tiff += big(number, 4) + big(1, 4) }
    let exif = Array("Exif\0\0".utf8) + tiff
    return Array(jpeg.prefix(2)) + [0xFF, 0xE1] + big(exif.count + 2, 2) + exif + jpeg.dropFirst(2)
  }
}
