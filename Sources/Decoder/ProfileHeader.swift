/// The start of an ICC profile: enough to tell whether it can be meant for a picture (ICC.1, 7.2).
struct ProfileHeader: Equatable {
  /// What colours it describes.
  enum Space: Equatable {
    case rgb
    case grey
    case other
  }

  /// What colours it describes.
  let space: Space

  /// Nil when the bytes are no profile.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 132, bytes[36..<40].elementsEqual("acsp".utf8) else { return nil }
    switch String(decoding: bytes[16..<20], as: UTF8.self) {
    case "RGB ": space = .rgb
    case "GRAY": space = .grey
    default: space = .other
    }
  }
}
