/// Makes damaged pictures of good ones: the same one for the same seed.
struct PictureMutator {
  private var random: Shuffler

  init(seed: UInt64) {
    // Neighbouring seeds shall not begin alike.
    random = Shuffler(state: seed &* 0x9E37_79B9_7F4A_7C15 ^ 0xD1B5_4A32_D192_ED03)
    for _ in 0..<4 { _ = random.next() }
  }

  mutating func below(_ limit: Int) -> Int { random.below(limit) }

  /// One or a few kinds of damage.
  mutating func damage(_ picture: [UInt8]) -> [UInt8] {
    var bytes = picture
    for _ in 0...random.below(3) where !bytes.isEmpty {
      switch random.below(8) {
      case 0: flipBits(&bytes)
      case 1: overwrite(&bytes)
      case 2: bytes.removeLast(random.below(bytes.count))
      case 3: duplicate(&bytes)
      case 4: remove(&bytes)
      case 5, 6: lie(&bytes)
      default: insert(&bytes)
      }
      if bytes.count > 1 << 20 { bytes.removeLast(bytes.count - 1 << 20) }
    }
    // A PNG's reader drops chunks whose sum is wrong: half of them get past that.
    if random.below(2) == 0 { PNGSums.correct(&bytes) }
    return bytes
  }

  private mutating func flipBits(_ bytes: inout [UInt8]) {
    for _ in 0...random.below(16) { bytes[place(bytes)] ^= 1 << random.below(8) }
  }

  private mutating func overwrite(_ bytes: inout [UInt8]) {
    let interesting: [UInt8] = [0, 1, 0x7F, 0x80, 0xFE, 0xFF]
    for _ in 0...random.below(8) {
      bytes[place(bytes)] =
        random.below(2) == 0 ? interesting[random.below(6)] : UInt8(random.below(256))
    }
  }

  /// A piece comes again, there or elsewhere: chunks, segments, frames, tables.
  private mutating func duplicate(_ bytes: inout [UInt8]) {
    let piece = piece(bytes)
    let at = random.below(2) == 0 ? piece.upperBound : boundary(bytes)
    let copy = Array(bytes[piece])
    for _ in 0...random.below(4) { bytes.insert(contentsOf: copy, at: at) }
  }

  private mutating func remove(_ bytes: inout [UInt8]) {
    let piece = piece(bytes)
    if piece.count < bytes.count { bytes.removeSubrange(piece) }
  }

  /// A number of two or four bytes says something else: a length, a size, a count.
  private mutating func lie(_ bytes: inout [UInt8]) {
    let numbers: [UInt32] = [
      0, 1, 2, 0x7F, 0xFF, 0x100, 0x7FFF, 0x8000, 0xFFFE, 0xFFFF, 0x1_0000, 0x7FFF_FFFF, 0x8000_0000,
      0xFFFF_FFFF, UInt32(clamping: bytes.count), 30_000,
    ]
    let number = numbers[random.below(numbers.count)]
    let count = random.below(2) == 0 ? 2 : 4
    let isBig = random.below(3) > 0
    let start = random.below(2) == 0 ? boundary(bytes) : place(bytes)
    for index in 0..<count where start + index < bytes.count {
      bytes[start + index] = UInt8(truncatingIfNeeded: number >> (8 * (isBig ? count - 1 - index : index)))
    }
  }

  private mutating func insert(_ bytes: inout [UInt8]) {
    let new = (0...random.below(64)).map { _ in UInt8(random.below(256)) }
    bytes.insert(contentsOf: new, at: place(bytes))
  }

  /// More often near the start, where the headers are.
  private mutating func place(_ bytes: [UInt8]) -> Int {
    random.below(2) == 0 ? random.below(min(64, bytes.count)) : random.below(bytes.count)
  }

  /// Where something begins that has a name: a JPEG's marker, a PNG's chunk, a box, a block.
  private mutating func boundary(_ bytes: [UInt8]) -> Int {
    let from = random.below(bytes.count)
    for index in from..<min(bytes.count, from + 4_096) {
      if bytes[index] == 0xFF, index + 1 < bytes.count, bytes[index + 1] >= 0xC0 { return index }
      let isName = bytes[index...].prefix(4).allSatisfy {
        (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
      }
      if isName, index >= 4, index + 4 <= bytes.count { return index - 4 }
    }
    return from
  }

  private mutating func piece(_ bytes: [UInt8]) -> Range<Int> {
    let one = boundary(bytes)
    let other = boundary(bytes)
    return min(one, other)..<max(one, other)
  }
}

/// The check sums of a PNG's chunks.
enum PNGSums {
  /// Makes every sum right, as far as lengths lead from chunk to chunk.
  static func correct(_ bytes: inout [UInt8]) {
    guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) else { return }
    var start = 8
    while start + 12 <= bytes.count {
      let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = start + 8 + length
      guard end + 4 <= bytes.count else { return }
      let sum = sum(bytes[start + 4..<end])
      for index in 0..<4 { bytes[end + index] = UInt8(truncatingIfNeeded: sum >> (8 * UInt32(3 - index))) }
      start = end + 4
    }
  }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
  }

  private static func sum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(~0 as UInt32) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ $0 >> 8 }
  }
}
