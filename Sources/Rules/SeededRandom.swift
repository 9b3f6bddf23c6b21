/// A random number generator that gives the same numbers for the same seed, on every machine.
///
/// xoshiro256** (Blackman and Vigna, 2018), its state filled by SplitMix64 as its authors advise.
package struct SeededRandom: RandomNumberGenerator, Equatable, Sendable {
  private var a: UInt64
  private var b: UInt64
  private var c: UInt64
  private var d: UInt64

  package init(seed: UInt64) {
    var state = seed
    func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
    a = next()
    b = next()
    c = next()
    d = next()
  }

  package mutating func next() -> UInt64 {
    func rotated(_ x: UInt64, _ k: UInt64) -> UInt64 { (x << k) | (x >> (64 - k)) }
    let result = rotated(b &* 5, 7) &* 9
    let t = b << 17
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= t
    d = rotated(d, 45)
    return result
  }

  /// A number below `bound` (1 or more), each equally likely: what would favour the low ones is drawn again.
  package mutating func below(_ bound: Int) -> Int {
    precondition(bound > 0, "A random number below \(bound) does not exist")
    let range = UInt64(bound)
    let threshold = (0 &- range) % range
    while true {
      let product = next().multipliedFullWidth(by: range)
      if product.low >= threshold { return Int(product.high) }
    }
  }

  /// Puts the elements in an order of which each is equally likely (Fisher and Yates).
  package mutating func shuffle<Element>(_ elements: inout [Element]) {
    var last = elements.count - 1
    while last > 0 {
      elements.swapAt(last, below(last + 1))
      last -= 1
    }
  }
}
