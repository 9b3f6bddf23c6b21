import DecoderProtocol
import Geometry
import Media
import Testing

@testable import Workshop

/// Near duplicates among ten thousand photos: as all pairs would tell them, in no time.
@Suite struct CopySearchTests {
  private struct Generator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
  }

  private static func records(_ count: Int, pairs: Int) throws -> (PictureTable, [PhotoRecord], Set<Int>) {
    let pack = try DraftPack()
    for number in 0..<count - 4 { try pack.write("\(number % 2 == 0 ? "Cats" : "Dogs")/\(number).jpg", [1]) }
    let answers = try PackLoader.survey(folder: pack.path).configuration.answers
    let table = PictureScanner(answers, isThorough: true).scanAll().table
    var generator = Generator(state: 7)
    var records = table.ids.map { id in
      var record = PhotoRecord(picture: id, answer: table.answer(of: id))
      record.size = PixelSize(800, 600)
      record.crop = CropChoice(rect: .unit, score: 0.5)
      record.perceptualHash = generator.next()
      return record
    }
    // Some photos look like an earlier one, by as many bits as may differ.
    var alike: Set<Int> = []
    for number in 0..<pairs {
      let (from, to) = (number * 5, count - 1 - number * 5)
      var hash = records[from].perceptualHash
      var bits: Set<UInt64> = []
      while bits.count < number % (PictureFacts.nearDuplicateDistance + 1) {
        bits.insert(generator.next() % 64)
      }
      for bit in bits { hash ^= 1 << bit }
      records[to].perceptualHash = hash
      alike.insert(to)
    }
    return (table, records, alike)
  }

  @Test func everyPairThatLooksAlikeIsFoundAndNoOther() throws {
    let (table, records, alike) = try Self.records(1_000, pairs: 60)
    let findings = CopySearch(table: table, photos: records).findings()
    let paths = Set(findings.compactMap(\.path))
    #expect(paths == Set(alike.map { table.path(of: records[$0].picture) }))
    #expect(findings.allSatisfy { $0.code == .similarInAnswer || $0.code == .similarAcrossAnswers })
  }

  /// A likeness under another answer matters more than one under its own.
  @Test func theOtherAnswerIsNamedFirst() throws {
    let (table, made, _) = try Self.records(12, pairs: 0)
    var records = made
    let last = records.count - 1
    let other = try #require(records.indices.first { records[$0].answer != records[last].answer })
    let own = try #require(records.indices.first { records[$0].answer == records[last].answer })
    for place in [own, other] { records[last].perceptualHash = records[place].perceptualHash }
    records[own].perceptualHash = records[other].perceptualHash
    let findings = CopySearch(table: table, photos: records).findings()
    #expect(findings.map(\.code).contains(.similarAcrossAnswers))
    #expect(findings.allSatisfy { $0.code == .similarAcrossAnswers })
  }

  @Test func blankAndOtherwiseShapedPicturesAreLeftAlone() throws {
    let (table, made, _) = try Self.records(12, pairs: 0)
    var records = made
    for place in records.indices { records[place].perceptualHash = 0 }
    #expect(CopySearch(table: table, photos: records).findings() == [])
    for place in records.indices {
      records[place].perceptualHash = 0x1234_5678_9ABC_DEF0
      records[place].size = PixelSize(300 + 120 * place * place, 600)
    }
    #expect(CopySearch(table: table, photos: records).findings().count < 3)
  }
}
