import DecoderProtocol
import Media
import Photos

/// Asks the decoder for many files, two at a time, and remembers the answers.
///
/// Nothing but the answers is kept: pixels go as they come.
final class PhotoPass {
  typealias Answer = Result<PictureInfo, PhotoFailure>

  /// A file as it was found.
  struct File {
    var byteCount: Int64 = 0
    var sample: ContentDigest?
  }

  private let services: [PhotoService]
  private let decoder: [UInt8]
  private var cache: AnswerCache
  /// Files whose answers came from the cache.
  private(set) var cachedCount = 0

  /// Decoders that work beside each other.
  static let decoders = 2
  /// Requests that a decoder has before it: it never waits for this side.
  private static let ahead = 4
  /// Milliseconds for which one decoder's answers are waited for before the other's are looked at.
  private static let patience = 4

  /// Starts the decoders; `program` is another one than that beside the game.
  init(program: [UInt8]?, cache: FilePath?) {
    services = (0..<Self.decoders).map { _ in PhotoService(program: program) }
    decoder = Self.identity(of: FilePath(bytes: program ?? DecoderProgram.besideThisProgram))
    self.cache = AnswerCache(file: cache)
  }

  deinit { close() }

  /// Ends the decoders and keeps what was learned.
  func close() {
    cache.save()
    for service in services { service.shutdown() }
  }

  /// Answers of another decoder than today's are worth nothing.
  private static func identity(of program: FilePath) -> [UInt8] {
    do throws(FileError) {
      guard let info = try Files.info(program) else { return [] }
      var writer = ByteWriter()
      writer.put(UInt64(bitPattern: info.size))
      writer.put(UInt64(bitPattern: info.modified))
      return writer.bytes
    } catch {
      return []
    }
  }

  /// A request on its way.
  private struct Flight {
    var number: Int
    var file: File
    var key: ContentDigest?
  }

  /// Asks for `count` files and hands over each answer as it comes, in any order.
  ///
  /// - Throws: when no picture can be had at all.
  func run(
    count: Int, request: (Int) -> DecodeRequest, answer: (Int, File, Answer) -> Void
  ) throws(PhotoFailure) {
    var flights: [[RequestID: Flight]] = services.map { _ in [:] }
    var next = 0
    var turn = 0
    var done = 0
    while done < count {
      for (index, service) in services.enumerated() {
        while next < count, flights[index].count < Self.ahead {
          let number = next
          next += 1
          let decode = request(number)
          let file = Self.file(FilePath(bytes: decode.path))
          let key = file.sample.map { AnswerCache.key($0, decode, decoder: decoder) }
          if let key, let known = cache.answer(for: key) {
            cachedCount += 1
            done += 1
            answer(number, file, known)
          } else {
            flights[index][service.request(PhotoRequest(decode))] = Flight(
              number: number, file: file, key: key)
          }
        }
      }
      guard done < count else { break }
      turn = (turn + 1) % services.count
      if flights[turn].isEmpty { continue }
      var result = services[turn].waitForResult(milliseconds: Self.patience)
      while let come = result {
        // Without a decoder each request fails, and none of the photos is to blame.
        if let fatal = services[turn].fatal { throw fatal }
        if let flight = flights[turn].removeValue(forKey: come.id) {
          let info = come.outcome.map(\.info)
          if let key = flight.key { cache.keep(info, for: key) }
          done += 1
          answer(flight.number, flight.file, info)
        }
        result = services[turn].waitForResult(milliseconds: 0)
      }
    }
    cache.save()
  }

  /// A file's size and what tells its bytes from others; nothing where that cannot be told.
  private static func file(_ path: FilePath) -> File {
    do throws(FileError) {
      guard let info = try Files.info(path), info.kind == .file else { return File() }
      return File(byteCount: info.size, sample: info.size > 0 ? try ContentDigest.sample(of: path) : nil)
    } catch {
      // The decoder says why.
      return File()
    }
  }
}
