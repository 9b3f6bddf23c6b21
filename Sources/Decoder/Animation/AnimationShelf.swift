import DecoderProtocol

/// The animations that were read last, open where they were left.
final class AnimationShelf {
  /// Most animations that are kept open: those of one screen.
  private static let countLimit = 4
  /// Most of a photo's memory that they may take together.
  private static let share = 4

  /// The one that was read last at the end.
  private var readers: [AnimationReader] = []
  /// How many were opened so far: the work that starting anew makes.
  private(set) var openings = 0

  init() {}

  /// How much memory is kept, in bytes.
  var byteCount: Int { readers.reduce(0) { $0 + $1.byteCount } }

  /// The open animation of a file.
  func reader(of identity: FileIdentity) -> AnimationReader? {
    guard let index = readers.firstIndex(where: { $0.identity == identity }) else { return nil }
    readers.append(readers.remove(at: index))
    return readers.last
  }

  /// An animation that can give `frame`: the one that is open, or a new one.
  func reader(
    of file: borrowing PhotoFile, _ header: PictureHeader, reaching frame: Int, need: Int,
    _ limits: DecodeLimits
  ) throws(Refusal) -> AnimationReader {
    if let open = reader(of: file.identity) {
      if open.canReach(frame) { return open }
      readers.removeLast()
    }
    let reader = try AnimationReader(file, header, need: need)
    openings += 1
    let room = limits.memoryMegabytes * 1_000_000 / Self.share
    while readers.count >= Self.countLimit || !readers.isEmpty && byteCount + reader.byteCount > room {
      readers.removeFirst()
    }
    readers.append(reader)
    return reader
  }

  /// Closes an animation that cannot be read on.
  func close(_ identity: FileIdentity) { readers.removeAll { $0.identity == identity } }

  /// Closes all when a picture that takes `need` bytes would not have the memory that is allowed.
  func makeRoom(for need: Int, _ limits: DecodeLimits) {
    if byteCount + need > limits.memoryMegabytes * 1_000_000 { readers.removeAll() }
  }
}
