import DecoderProtocol
import Geometry
import Media
import Photos
import Scenes

/// How long each frame of a moving picture stays, as its file says.
final class MovieShelf {
  private var states: [String: MovieState] = [:]
  private var requests: [RequestID: String] = [:]
  private let service: PhotoService
  private let report: (Issue) -> Void
  var limits: DecodeLimits

  init(service: PhotoService, limits: DecodeLimits, report: @escaping (Issue) -> Void) {
    self.service = service
    self.limits = limits
    self.report = report
  }

  /// Where a moving picture stands; the first call asks for it.
  func state(_ path: String) -> MovieState {
    if let state = states[path] { return state }
    states[path] = .waiting
    ask(path)
    return .waiting
  }

  /// Asks anew for moving pictures whose files were changed; what was known of them counts meanwhile.
  func renew(isChanged: (String) -> Bool) {
    for path in states.keys where isChanged(path) { ask(path) }
  }

  private func ask(_ path: String) {
    let decode = DecodeRequest(path: FilePath(path).bytes, box: PixelSize(16, 16), limits: limits)
    requests[service.request(PhotoRequest(decode, priority: .onScreen))] = path
  }

  /// Takes a result that tells of a moving picture.
  func take(_ result: PhotoResult) {
    guard let path = requests.removeValue(forKey: result.id) else { return }
    switch result.outcome {
    case .success(let photo):
      states[path] = .ready(MovieShelf.delays(photo.info))
    case .failure(let failure):
      if case .ready = states[path] {} else { states[path] = .failed }
      report(
        Issue(
          .warning, .animation, path: FilePath(path), failure.sentence,
          advice: "the game goes on without this animation"))
    }
  }

  /// Seconds of each frame. Files that say nothing, or next to nothing, mean a tenth of a second: so do browsers.
  static func delays(_ info: PictureInfo) -> [Double] {
    let said = info.frameDelays.isEmpty ? Array(repeating: 0, count: info.frameCount) : info.frameDelays
    return said.map { $0 <= 10 ? 0.1 : Double($0) / 1_000 }
  }
}
