import Foundation
import Testing

@testable import Media

@Suite struct ContentDigestTests {
  let folder = TemporaryFolder()

  private func bytes(_ count: Int) -> [UInt8] {
    var state: UInt64 = 7
    return (0..<count).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1
      return UInt8(truncatingIfNeeded: state >> 56)
    }
  }

  /// The digest of nothing is in XXH3's published test values.
  @Test func isXXH3With128Bits() throws {
    try Files.writeAtomically([], to: folder("empty"))
    #expect(try ContentDigest.whole(of: folder("empty")).text == "99aa06d3014798d86001c324468d497f")
  }

  @Test(arguments: [1, 65_535, 65_536, 196_608, 196_609, 1 << 20, 3_000_001])
  func sameBytesSameDigest(count: Int) throws {
    var content = bytes(count)
    try Files.writeAtomically(content, to: folder("a"))
    try Files.writeAtomically(content, to: folder("b"))
    #expect(try ContentDigest.whole(of: folder("a")) == ContentDigest.whole(of: folder("b")))
    #expect(try ContentDigest.sample(of: folder("a")) == ContentDigest.sample(of: folder("b")))
    for place in [0, count / 2, count - 1] {
      content[place] ^= 1
      try Files.writeAtomically(content, to: folder("b"))
      #expect(try ContentDigest.whole(of: folder("a")) != ContentDigest.whole(of: folder("b")))
      #expect(try ContentDigest.sample(of: folder("a")) != ContentDigest.sample(of: folder("b")))
      content[place] ^= 1
    }
  }

  @Test func aSampleKnowsTheSize() throws {
    let content = [UInt8](repeating: 0, count: 400_000)
    try Files.writeAtomically(content, to: folder("a"))
    try Files.writeAtomically(content + [0], to: folder("b"))
    #expect(try ContentDigest.sample(of: folder("a")) != ContentDigest.sample(of: folder("b")))
  }

  @Test func textIsReadBack() throws {
    let digest = ContentDigest(high: 0x0102, low: .max)
    #expect(digest.text == "0000000000000102ffffffffffffffff")
    #expect(ContentDigest(text: digest.text) == digest)
    for bad in ["", "12", "0000000000000102fffffffffffffffg", "+000000000000102ffffffffffffffff"] {
      #expect(ContentDigest(text: bad) == nil)
    }
  }

  @Test func whatIsNoFileIsRefused() {
    folder.makePipe("pipe")
    for path in [folder("none"), folder(""), folder("pipe")] {
      #expect(throws: FileError.self) { try ContentDigest.whole(of: path) }
      #expect(throws: FileError.self) { try ContentDigest.sample(of: path) }
    }
  }
}
