import DecoderProtocol
import Media

/// What the decoder answered in earlier checks, by the photo's bytes and what was asked: a second check of the same
/// photos decodes nothing.
///
/// One file, read whole, replaced whole. A file that is damaged or of another version is as good as none.
struct AnswerCache {
  typealias Answer = Result<PictureInfo, Refusal>

  private struct Entry {
    var payload: [UInt8]
    var isRefusal: Bool
    /// The check that used it last, counted from the first.
    var lastUse: UInt32
  }

  private let file: FilePath?
  /// Entries kept, those used last.
  private let capacity: Int
  private var entries: [ContentDigest: Entry] = [:]
  private var check: UInt32 = 1
  private var unsaved = 0

  private static let mark = Array("closeup check 1\n".utf8)
  /// 150 bytes each.
  private static let standardCapacity = 150_000
  /// Bytes of a file that is read.
  private static let largest = 256 << 20
  /// Answers that a check can lose when it is stopped.
  private static let portion = 2_000

  /// Reads the file; with nil nothing is kept.
  init(file: FilePath?, capacity: Int = standardCapacity) {
    self.file = file
    self.capacity = capacity
    guard let file, Files.isFile(file) else { return }
    do {
      try read(try Files.read(file, limit: Self.largest))
    } catch {
      // As good as none: it is written anew.
      entries = [:]
      check = 1
    }
  }

  /// The key of a photo with these bytes when it is asked for in this way; `decoder` tells one decoder from the next.
  static func key(_ sample: ContentDigest, _ request: DecodeRequest, decoder: [UInt8]) -> ContentDigest {
    var request = request
    // The same bytes give the same answer, wherever they lie.
    request.path = []
    var writer = ByteWriter()
    writer.put(sample.high)
    writer.put(sample.low)
    writer.putCounted(decoder)
    writer.putRaw(request.payload)
    return ContentDigest.of(writer.bytes)
  }

  /// What was answered before.
  mutating func answer(for key: ContentDigest) -> Answer? {
    guard let entry = entries[key] else { return nil }
    do {
      let answer: Answer =
        entry.isRefusal
        ? .failure(try Refusal(payload: entry.payload)) : .success(try PictureInfo(payload: entry.payload))
      entries[key]?.lastUse = check
      return answer
    } catch {
      entries[key] = nil
      return nil
    }
  }

  /// Keeps an answer that depends on the photo's bytes alone.
  mutating func keep(_ answer: Answer, for key: ContentDigest) {
    let entry: Entry
    switch answer {
    case .success(var info):
      info.frameDelays = []
      entry = Entry(payload: info.payload, isRefusal: false, lastUse: check)
    case .failure(let refusal):
      // Another time the machine may be quicker, or the file readable.
      let lasting: Set<RefusalCode> = [
        .empty, .notAPicture, .unsupported, .truncated, .damaged, .tooLarge,
      ]
      guard lasting.contains(refusal.code) else { return }
      entry = Entry(payload: refusal.payload, isRefusal: true, lastUse: check)
    }
    entries[key] = entry
    unsaved += 1
    if unsaved >= Self.portion { save() }
  }

  /// Writes what is new; a folder that cannot be written costs the next check time, and no more.
  mutating func save() {
    guard let file, unsaved > 0 else { return }
    unsaved = 0
    do {
      try Files.makeFolder(file.parent)
      try Files.writeAtomically(bytes, to: file)
    } catch {
      return
    }
  }

  // MARK: The file: a mark, the number of the check, the entries, and the digest of all before it

  private var bytes: [UInt8] {
    let kept = entries.sorted { ($0.value.lastUse, $0.key.high) > ($1.value.lastUse, $1.key.high) }
      .prefix(capacity)
    var writer = ByteWriter()
    writer.putRaw(Self.mark)
    writer.put(check)
    writer.put(UInt32(kept.count))
    for (key, entry) in kept {
      writer.put(key.high)
      writer.put(key.low)
      writer.put(entry.lastUse)
      writer.put(entry.isRefusal)
      writer.putCounted(entry.payload)
    }
    let digest = ContentDigest.of(writer.bytes)
    writer.put(digest.high)
    writer.put(digest.low)
    return writer.bytes
  }

  private mutating func read(_ bytes: [UInt8]) throws(WireError) {
    guard bytes.count > Self.mark.count + 24, bytes.starts(with: Self.mark) else { throw .tooShort }
    var end = ByteReader(Array(bytes.suffix(16)))
    let digest = ContentDigest(high: try end.integer(), low: try end.integer())
    let body = Array(bytes.dropLast(16))
    guard ContentDigest.of(body) == digest else { throw .badValue("digest") }
    var reader = ByteReader(Array(body.dropFirst(Self.mark.count)))
    check = try reader.integer(UInt32.self) &+ 1
    let count = Int(try reader.integer(UInt32.self))
    entries.reserveCapacity(min(count, capacity))
    for _ in 0..<count {
      let key = ContentDigest(high: try reader.integer(), low: try reader.integer())
      let lastUse = try reader.integer(UInt32.self)
      let isRefusal = try reader.flag("refusal")
      let payload = try reader.counted("payload", limit: MessageHeader.payloadLimit)
      entries[key] = Entry(payload: payload, isRefusal: isRefusal, lastUse: lastUse)
    }
  }
}
