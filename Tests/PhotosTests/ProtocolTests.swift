import DecoderProtocol
import Geometry
import Testing

@Suite struct ProtocolTests {
  private let request = DecodeRequest(
    path: [0x2F, 0xFF, 0x0A, 0xC3], box: PixelSize(1280, 720), fit: .cover, ground: Colour(1, 2, 3), frame: 7,
    crop: CropRequest(
      areaFraction: 0.1, minimumSide: 0.2, seed: .max, pinned: Rect(0.1, 0.2, 0.3, 0.4),
      avoid: [.unit, .zero]),
    limits: DecodeLimits(megapixels: 1, fileMegabytes: 2, memoryMegabytes: 3, seconds: 4), inspects: true,
    candidates: 64, output: .jpeg(quality: 85))

  private let info = PictureInfo(
    size: PixelSize(3, 2), originalSize: PixelSize(30_000, 2), frameCount: 4, frameDelays: [50, 50],
    hasAlpha: true,
    crop: CropChoice(rect: Rect(0, 0, 0.5, 0.5), score: 0.25), loopCount: 3,
    facts: PictureFacts(
      format: .heif, caption: "Zwölf Äpfel", credit: "Ada", licence: "CC0", hasPosition: true,
      hasSerialNumber: true, isUpright: false, perceptualHash: .max - 5, meanColour: Colour(1, 2, 3)),
    candidates: [
      CropChoice(rect: Rect(0, 0, 0.1, 0.1), score: 1), CropChoice(rect: Rect(0.5, 0, 0.1, 0.1), score: 0),
    ])

  /// What earlier versions sent: the same without the fields at its end.
  private var olderRequest: [UInt8] { Array(request.payload.dropLast(4)) }
  private var olderInfo: [UInt8] {
    let plain = PictureInfo(
      size: info.size, originalSize: info.originalSize, frameCount: info.frameCount,
      frameDelays: info.frameDelays, hasAlpha: info.hasAlpha, crop: info.crop)
    return Array(plain.payload.dropLast(7))
  }

  @Test func everythingComesBackAsItWas() throws {
    #expect(try DecodeRequest(payload: request.payload) == request)
    let plain = DecodeRequest(path: [1], box: PixelSize(1, 16_384))
    #expect(try DecodeRequest(payload: plain.payload) == plain)
    #expect(try PictureInfo(payload: info.payload) == info)
    for output: PictureOutput in [.pixels, .jpeg(quality: 1), .jpeg(quality: 100), .copy] {
      let other = DecodeRequest(path: [1], box: PixelSize(1, 1), output: output)
      #expect(try DecodeRequest(payload: other.payload) == other)
    }
    for kind in PictureKind.allCases {
      // A file may be wider than any box.
      let file = PictureInfo(
        size: PixelSize(60_000, 9), originalSize: PixelSize(60_000, 9), facts: PictureFacts(format: kind),
        encoding: PictureEncoding(kind: kind, byteCount: 77))
      #expect(try PictureInfo(payload: file.payload) == file)
      #expect(file.byteCount == 77)
      #expect(!kind.fileExtensions.isEmpty)
    }
    let refusal = Refusal(.tooLarge, "Zu groß: é")
    #expect(try Refusal(payload: refusal.payload) == refusal)
    let hello = DecoderHello(enforced: .all, library: "8.14.1")
    #expect(try DecoderHello(payload: hello.payload) == hello)
    for kind in MessageKind.allCases {
      let header = MessageHeader(
        kind: kind, id: 0xDEAD_BEEF, payloadCount: 77, pixelCount: kind == .picture ? 24 : 0)
      #expect(header.bytes.count == MessageHeader.count)
      #expect(try MessageHeader(bytes: header.bytes) == header)
    }
  }

  @Test func whatALaterVersionAppendsIsIgnored() throws {
    #expect(try DecodeRequest(payload: request.payload + [1, 2, 3]) == request)
    #expect(try PictureInfo(payload: info.payload + [9]) == info)
  }

  @Test func whatAnEarlierVersionLeavesOutIsReadAsNotAskedFor() throws {
    var plain = request
    (plain.inspects, plain.candidates, plain.output) = (false, 0, .pixels)
    #expect(try DecodeRequest(payload: olderRequest) == plain)
    var older = info
    (older.loopCount, older.facts, older.candidates) = (1, nil, [])
    #expect(try PictureInfo(payload: olderInfo) == older)
  }

  @Test func everyCutIsNoticed() {
    for count in 0..<request.payload.count where count != olderRequest.count {
      #expect(throws: WireError.self) { try DecodeRequest(payload: Array(request.payload.prefix(count))) }
    }
    for count in 0..<info.payload.count where count != olderInfo.count {
      #expect(throws: WireError.self) { try PictureInfo(payload: Array(info.payload.prefix(count))) }
    }
  }

  @Test func longTextsAreCutBetweenCharacters() throws {
    var long = info
    long.facts?.caption = String(repeating: "é\u{301}🙂", count: 2_000)
    let caption = try #require(PictureInfo(payload: long.payload).facts?.caption)
    #expect(caption.utf8.count <= PictureFacts.textLimit && caption.utf8.count > PictureFacts.textLimit - 8)
    #expect(long.facts?.caption.hasPrefix(caption) == true)
  }

  @Test func anAnswerIsWhatWasAskedFor() {
    let box = PixelSize(64, 64)
    let drawn = PictureInfo(size: box, originalSize: box)
    var file = drawn
    file.encoding = PictureEncoding(kind: .jpeg, byteCount: 9)
    var png = drawn
    png.encoding = PictureEncoding(kind: .png, byteCount: 9)
    var large = file
    large.size = PixelSize(65, 64)
    func taken(_ output: PictureOutput) -> [Bool] {
      let request = DecodeRequest(path: [1], box: box, output: output)
      return [drawn, file, png, large].map { request.isAnswered(by: $0) }
    }
    #expect(taken(.pixels) == [true, false, false, false])
    #expect(taken(.jpeg(quality: 90)) == [false, true, false, false])
    #expect(taken(.copy) == [false, true, true, true])
  }

  @Test func impossibleValuesAreRefused() {
    var changed = request
    changed.box = PixelSize(0, 5)
    #expect(throws: WireError.badValue("box")) { try DecodeRequest(payload: changed.payload) }
    changed.box = PixelSize(16_385, 5)
    #expect(throws: WireError.badValue("box")) { try DecodeRequest(payload: changed.payload) }
    changed = request
    changed.path = [0x61, 0]
    #expect(throws: WireError.badValue("path")) { try DecodeRequest(payload: changed.payload) }
    changed = request
    changed.crop?.areaFraction = .nan
    #expect(throws: WireError.badValue("crop area")) { try DecodeRequest(payload: changed.payload) }
    changed = request
    changed.candidates = 65
    #expect(throws: WireError.badValue("candidates")) { try DecodeRequest(payload: changed.payload) }
    changed = request
    changed.output = .jpeg(quality: 101)
    #expect(throws: WireError.badValue("quality")) { try DecodeRequest(payload: changed.payload) }
    var empty = info
    empty.encoding = PictureEncoding(kind: .png, byteCount: 0)
    #expect(throws: WireError.badValue("encoding count")) { try PictureInfo(payload: empty.payload) }
    // Sides of four thousand million pixels would be more bytes than can be counted.
    var wide = info.payload
    wide.replaceSubrange(0..<8, with: [UInt8](repeating: 0xFF, count: 8))
    #expect(throws: WireError.badValue("size")) { try PictureInfo(payload: wide) }
    var other = MessageHeader(kind: .hello, id: 1).bytes
    other[2] = 9
    #expect(throws: WireError.otherVersion(9)) { try MessageHeader(bytes: other) }
    var huge = MessageHeader(kind: .picture, id: 1).bytes
    huge[22] = 1
    #expect(throws: WireError.badValue("pixel count")) { try MessageHeader(bytes: huge) }
  }

  @Test func whateverComesIsReadSafely() {
    var random = Shuffler(state: 1)
    let seeds = [
      request.payload, info.payload, olderRequest,
      MessageHeader(kind: .picture, id: 5, payloadCount: 9, pixelCount: 9).bytes,
      Refusal(.damaged, "words").payload,
    ]
    var taken = 0
    for round in 0..<6_000 {
      var bytes = seeds[round % seeds.count]
      for _ in 0..<1 + random.below(4) { bytes[random.below(bytes.count)] = UInt8(random.below(256)) }
      if random.below(3) == 0 { bytes.removeLast(random.below(bytes.count)) }
      if let request = try? DecodeRequest(payload: bytes) {
        taken += 1
        #expect((1...16_384).contains(request.box.width) && (1...16_384).contains(request.box.height))
        #expect(
          !request.path.isEmpty && !request.path.contains(0) && (1...3_600).contains(request.limits.seconds))
        #expect(request.candidates <= DecodeRequest.candidateLimit)
        if case .jpeg(let quality) = request.output { #expect((1...100).contains(quality)) }
        if let crop = request.crop { #expect(crop.areaFraction > 0 && crop.areaFraction <= 1) }
      }
      if let info = try? PictureInfo(payload: bytes) {
        #expect(info.byteCount > 0 && info.byteCount <= MessageHeader.pixelLimit)
        #expect(info.candidates.count <= DecodeRequest.candidateLimit)
      }
      if let header = try? MessageHeader(bytes: bytes) {
        #expect(header.payloadCount <= MessageHeader.payloadLimit)
        #expect(header.pixelCount <= MessageHeader.pixelLimit)
      }
      _ = try? Refusal(payload: bytes)
    }
    #expect(taken > 200)
  }
}
