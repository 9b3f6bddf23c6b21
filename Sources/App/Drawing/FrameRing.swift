import DecoderProtocol
import Geometry
import Photos

/// The next frames of a moving picture: decoded a little ahead of time, and let go when they were seen.
///
/// A frame that comes late holds the one before it; time goes on, and frames that would come too late are left out.
/// However long the picture is, no more is kept than the budget allows.
final class FrameRing {
  /// Most bytes of pixels that are kept for one moving picture, its texture counted.
  static let byteBudget = 24 << 20
  /// Frames that are kept whatever their size.
  static let leastFrames = 2
  /// How often a frame that lies too far ahead to be reached in time is asked for again.
  private static let patience = 60

  /// Asks for a frame, below what the screen waits for.
  struct Requests {
    var request: (_ frame: Int, _ size: PixelSize, _ fit: Fit) -> RequestID?
    var cancel: (RequestID) -> Void
    var isWaiting: (RequestID) -> Bool
  }

  private let frameCount: Int
  /// The very last frame, counted on from round to round; nil when it never ends.
  private let lastPosition: Int?
  private let requests: Requests
  /// By their number in the file.
  private var frames: [Int: Photo] = [:]
  private var pending: [RequestID: Int] = [:]
  /// The frame that is drawn.
  private(set) var shown: Int?
  /// The frame that should be drawn.
  private var wanted: Int?
  private var wantedSize = PixelSize(0, 0)
  private var retries = 0
  /// Why no more frames come; the one that is drawn stays.
  private(set) var failure: PhotoFailure?

  /// A picture of `frameCount` frames that plays `loops` times, 0 for without end.
  init(frameCount: Int, loops: Int, requests: Requests) {
    self.frameCount = frameCount
    lastPosition = loops > 0 ? frameCount * loops - 1 : nil
    self.requests = requests
  }

  /// The pixels that are to be drawn.
  var photo: Photo? { shown.flatMap { frames[$0] } }

  /// Bytes of pixels that are kept.
  var byteCount: Int { frames.values.reduce(0) { $0 + $1.pixels.count } }

  /// Whether the frame that should be drawn is still on its way.
  var isWaiting: Bool {
    failure == nil && wanted != nil && (shown != wanted || pending.values.contains(wanted ?? -1))
  }

  /// How many frames of this size are kept; one place is the texture's.
  static func capacity(_ size: PixelSize) -> Int {
    max(leastFrames, byteBudget / max(1, size.width * size.height * 4) - 1)
  }

  /// Draws the frame at `position`, counted on from round to round, from now on; asks for those that come after it.
  func want(_ position: Int, _ size: PixelSize, _ fit: Fit) {
    let position = min(position, lastPosition ?? .max)
    let capacity = min(Self.capacity(size), frameCount)
    let end = min(position + capacity, lastPosition.map { $0 + 1 } ?? .max)
    let window = (position..<end).map { $0 % frameCount }
    let now = position % frameCount
    (wanted, wantedSize) = (now, size)
    choose(now, window)
    for (id, frame) in pending where !window.contains(frame) && requests.isWaiting(id) {
      requests.cancel(id)
      pending[id] = nil
    }
    guard failure == nil else { return }
    for frame in window where isNeeded(frame, size, isAtRest: window.count == 1) {
      guard let id = requests.request(frame, size, fit) else { return }
      pending[id] = frame
    }
  }

  /// Gives everything up.
  func close() {
    for id in pending.keys { requests.cancel(id) }
    pending = [:]
    frames = [:]
    (shown, wanted) = (nil, nil)
  }

  /// Takes a result; false when it is none of this picture's.
  func take(_ id: RequestID, _ outcome: Result<Photo, PhotoFailure>) -> Bool {
    guard let frame = pending.removeValue(forKey: id) else { return false }
    switch outcome {
    case .success(let photo):
      retries = 0
      frames[frame] = photo
    case .failure(let failure):
      retries += 1
      // The decoder goes on from where it is: asked again, it gets there.
      if failure.code != .tooSlow || retries > Self.patience { self.failure = failure }
    }
    return true
  }

  /// Shows the frame that is due, or the latest before it that is there, and lets go what is past.
  private func choose(_ now: Int, _ window: [Int]) {
    func age(_ frame: Int) -> Int { (now - frame + frameCount) % frameCount }
    if frames[now] != nil {
      shown = now
    } else {
      let past = frames.keys.filter { !window.contains($0) || $0 == shown }
      if let latest = past.min(by: { age($0) < age($1) }) { shown = latest }
    }
    for frame in frames.keys where frame != shown && !window.contains(frame) { frames[frame] = nil }
  }

  /// Whether a frame must be asked for. One of another size will do as long as time goes on, since the decoder is past it
  /// already; when all frames are kept, or the last one stays, it is asked for anew.
  private func isNeeded(_ frame: Int, _ size: PixelSize, isAtRest: Bool) -> Bool {
    if pending.values.contains(frame) { return false }
    guard let photo = frames[frame] else { return true }
    let fits =
      photo.size.width <= size.width && photo.size.height <= size.height
      && (photo.size.width == size.width || photo.size.height == size.height)
    return !fits && (isAtRest || frameCount <= Self.capacity(size))
  }
}
