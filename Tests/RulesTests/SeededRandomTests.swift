import Rules
import Testing

@Suite struct SeededRandomTests {
  // Worked out apart from this code, from the authors' description of SplitMix64 and xoshiro256**. A change here
  // changes the deal of every seed that someone wrote down.
  @Test(
    arguments: [
      (0, [0x99EC_5F36_CB75_F2B4, 0xBF6E_1F78_4956_452A, 0x1A5F_849D_4933_E6E0, 0x6AA5_94F1_262D_2D2C]),
      (1, [0xB3F2_AF6D_0FC7_10C5, 0x853B_5596_4736_4CEA, 0x92F8_9756_082A_4514, 0x642E_1C7B_C266_A3A7]),
      (.max, [0x8F55_20D5_2A7E_AD08, 0xC476_A018_CAA1_802D, 0x81DE_31C0_D260_469E, 0xBF65_8D7E_065F_3C2F]),
    ] as [(UInt64, [UInt64])])
  func `A seed gives the numbers that it always gave`(_ seed: UInt64, _ numbers: [UInt64]) {
    var random = SeededRandom(seed: seed)
    #expect(numbers.map { _ in random.next() } == numbers)
  }

  @Test func `A number below a bound is each of them, equally often`() {
    var random = SeededRandom(seed: 7)
    for bound in [1, 2, 3, 7, 30] {
      var counts = Array(repeating: 0, count: bound)
      for _ in 0..<(bound * 1_000) { counts[random.below(bound)] += 1 }
      // Five standard deviations of 1,000.
      #expect(counts.allSatisfy { (840...1_160).contains($0) || bound == 1 }, "\(bound): \(counts)")
    }
  }

  @Test func `A bound that does not divide the numbers evenly favours none`() {
    // With 3·2⁶¹, a remainder would favour the lower two thirds, and a product without its second draw would favour
    // two of three remainders, by a third each.
    let bound = 3 << 61
    var random = SeededRandom(seed: 11)
    var thirds = [0, 0, 0]
    var remainders = [0, 0, 0]
    for _ in 0..<30_000 {
      let number = random.below(bound)
      thirds[number / (1 << 61)] += 1
      remainders[number % 3] += 1
    }
    #expect(thirds.allSatisfy { (9_600...10_400).contains($0) }, "\(thirds)")
    #expect(remainders.allSatisfy { (9_600...10_400).contains($0) }, "\(remainders)")
  }

  @Test func `A hundred thousand shuffles of four give each of the 24 orders equally often`() {
    var counts: [[Int]: Int] = [:]
    for seed in 0..<100 {
      var random = SeededRandom(seed: UInt64(seed))
      for _ in 0..<1_000 {
        var items = [0, 1, 2, 3]
        random.shuffle(&items)
        counts[items, default: 0] += 1
      }
    }
    #expect(counts.count == 24)
    // About 4,167 each; four standard deviations.
    #expect(counts.values.allSatisfy { (3_900...4_430).contains($0) }, "\(counts.values.sorted())")
  }

  @Test func `Shuffling keeps every element`() {
    var random = SeededRandom(seed: 3)
    for count in [0, 1, 2, 50] {
      var items = Array(0..<count)
      random.shuffle(&items)
      #expect(items.sorted() == Array(0..<count))
    }
  }
}
