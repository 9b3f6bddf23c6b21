/// Writes uncompressed TIFF files: the plainest picture that carries a profile, sixteen bits or an orientation.
struct TIFFFile {
  var width: Int
  var height: Int
  /// Bands a pixel: 1 grey, 3 colour.
  var bands: Int
  /// Samples, rows from the top.
  var samples: [UInt16]
  var bits = 8
  var profile: [UInt8]?
  var orientation = 1

  var bytes: [UInt8] {
    var pixels: [UInt8] = []
    for sample in samples {
      pixels.append(UInt8(truncatingIfNeeded: sample))
      if bits == 16 { pixels.append(UInt8(truncatingIfNeeded: sample >> 8)) }
    }
    if pixels.count % 2 == 1 { pixels.append(0) }
    let profile = profile ?? []
    let padded = profile + [UInt8](repeating: 0, count: profile.count % 2)
    let profileOffset = 8 + pixels.count
    let bitsOffset = profileOffset + padded.count
    var entries: [(UInt16, UInt16, UInt32, UInt32)] = [
      (256, 3, 1, UInt32(width)), (257, 3, 1, UInt32(height)),
      (258, 3, UInt32(bands), bands == 1 ? UInt32(bits) : UInt32(bitsOffset)), (259, 3, 1, 1),
      (262, 3, 1, bands == 1 ? 1 : 2), (273, 4, 1, 8), (274, 3, 1, UInt32(orientation)),
      (277, 3, 1, UInt32(bands)), (278, 3, 1, UInt32(height)),
      (279, 4, 1, UInt32(width * height * bands * bits / 8)),
    ]
    if !profile.isEmpty { entries.append((34675, 7, UInt32(profile.count), UInt32(profileOffset))) }
    var result: [UInt8] = [0x49, 0x49, 42, 0] + little(UInt32(bitsOffset + 8)) + pixels + padded
    for _ in 0..<4 { result += [UInt8(bits), 0] }
    result += [UInt8(entries.count), 0]
    for entry in entries {
      result += little(UInt32(entry.0)).prefix(2) + little(UInt32(entry.1)).prefix(2)
      result += little(entry.2) + little(entry.3)
    }
    return result + [0, 0, 0, 0]
  }

  private func little(_ value: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
