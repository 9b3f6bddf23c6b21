/// What a JPEG's markers say before any pixel is decoded (ITU-T T.81, annex B).
struct JPEGHeader: Equatable {
  /// The stored size, before orientation.
  var width: Int
  var height: Int
  /// Progressive, or otherwise in more than one scan: every coefficient is held in memory until the last one.
  var isProgressive: Bool
  /// One for grey, three for colour, four for print.
  var componentCount: Int
  /// Coded in one of the three ways that every reader knows, in grey or three colours.
  var isPlain: Bool
  /// Where the first scan starts in the file.
  var scanOffset = 0
  /// Coefficients in all components.
  var coefficientCount: Int

  /// Looks for the frame header; `bytes` gives bytes of the file from an offset on. Nil when there is none.
  init?(byteCount: Int, bytes: (_ offset: Int, _ count: Int) -> [UInt8]) {
    var offset = 2
    var frame: JPEGHeader?
    while offset + 4 <= byteCount {
      let marker = bytes(offset, 20)
      guard marker.count >= 5, marker[0] == 0xFF else { return nil }
      // Any number of fill bytes may stand before a marker.
      if marker[1] == 0xFF {
        offset += 1
        continue
      }
      let length = Int(marker[2]) << 8 | Int(marker[3])
      switch marker[1] {
      case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
        frame = JPEGHeader(frame: marker, marker: marker[1])
        offset += 2 + length
      case 0xDA:
        guard var found = frame else { return nil }
        // A scan that does not hold all components: more follow, and all are kept until the last.
        if Int(marker[4]) < found.componentCount { found.isProgressive = true }
        found.scanOffset = offset
        self = found
        return
      case 0xD9: return nil
      case 0x01, 0xD0...0xD8: offset += 2
      default:
        guard length >= 2 else { return nil }
        offset += 2 + length
      }
    }
    guard let frame else { return nil }
    self = frame
  }

  /// Whether the end mark (EOI) is among the bytes of scans.
  static func hasEndMark(_ bytes: ArraySlice<UInt8>) -> Bool {
    zip(bytes, bytes.dropFirst()).contains { $0 == 0xFF && $1 == 0xD9 }
  }

  private init?(frame: [UInt8], marker: UInt8) {
    guard frame.count >= 10 else { return nil }
    let height = Int(frame[5]) << 8 | Int(frame[6])
    let width = Int(frame[7]) << 8 | Int(frame[8])
    (self.width, self.height) = (width, height)
    componentCount = Int(frame[9])
    isProgressive = marker == 0xC2 || marker == 0xC6 || marker == 0xCA || marker == 0xCE
    isPlain = (0xC0...0xC2).contains(marker) && (componentCount == 1 || componentCount == 3)
    var factors: [(Int, Int)] = []
    for component in 0..<min(componentCount, 4) {
      let index = 11 + 3 * component
      // A header cut short counts at its dearest.
      let factor = index < frame.count ? frame[index] : 0x11
      factors.append((max(1, Int(factor >> 4)), max(1, Int(factor & 15))))
    }
    let widest = factors.map(\.0).max() ?? 1
    let tallest = factors.map(\.1).max() ?? 1
    coefficientCount = factors.reduce(0) { sum, factor in
      sum + (width * factor.0 + widest - 1) / widest * ((height * factor.1 + tallest - 1) / tallest)
    }
  }
}
