import DecoderProtocol
import Geometry
import Testing

@Suite struct ProtocolTests {
  private let request = DecodeRequest(
    path: [0x2F, 0xFF, 0x0A, 0xC3], box: PixelSize(1280, 720), fit: .cover, ground: Colour(1, 2, 3), frame: 7,
    crop: CropRequest(
      areaFraction: 0.1, minimumSide: 0.2, seed: .max, pinned: Rect(0.1, 0.2, 0.3, 0.4),
      avoid: [.unit, .zero]),
    limits: DecodeLimits(megapixels: 1, fileMegabytes: 2, memoryMegabytes: 3, seconds: 4))

  private let info = PictureInfo(
    size: PixelSize(3, 2), originalSize: PixelSize(30_000, 2), frameCount: 4, frameDelays: [50, 50],
    hasAlpha: true,
    crop: CropChoice(rect: Rect(0, 0, 0.5, 0.5), score: 0.25))

  @Test func everythingComesBackAsItWas() throws {
    #expect(try DecodeRequest(payload: request.payload) == request)
    let plain = DecodeRequest(path: [1], box: PixelSize(1, 16_384))
    #expect(try DecodeRequest(payload: plain.payload) == plain)
    #expect(try PictureInfo(payload: info.payload) == info)
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

  @Test func everyCutIsNoticed() {
    for count in 0..<request.payload.count {
      #expect(throws: WireError.self) { try DecodeRequest(payload: Array(request.payload.prefix(count))) }
    }
    for count in 0..<info.payload.count {
      #expect(throws: WireError.self) { try PictureInfo(payload: Array(info.payload.prefix(count))) }
    }
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
      request.payload, info.payload,
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
        if let crop = request.crop { #expect(crop.areaFraction > 0 && crop.areaFraction <= 1) }
      }
      if let info = try? PictureInfo(payload: bytes) { #expect(info.byteCount > 0) }
      if let header = try? MessageHeader(bytes: bytes) {
        #expect(header.payloadCount <= MessageHeader.payloadLimit)
        #expect(header.pixelCount <= MessageHeader.pixelLimit)
      }
      _ = try? Refusal(payload: bytes)
    }
    #expect(taken > 200)
  }
}
