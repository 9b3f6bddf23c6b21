import DecoderProtocol
import Geometry
import Media
import Photos
import SDLKit
import Scenes

/// The moving pictures: how each plays, and the frames of those that are on screen.
final class MovieShelf {
  /// A moving picture on screen.
  private struct Player {
    var ring: FrameRing
    var texture: Texture?
    /// What the texture was made of.
    var pixels: PixelBuffer?
    /// Frames of the window since it was drawn last.
    var rest = 0
  }

  /// A picture that was not drawn for so many frames of the window gives its own up.
  private static let patience = 60

  private var movies: [GraphicSource: Movie] = [:]
  private var players: [GraphicSource: Player] = [:]
  private var queries: [RequestID: GraphicSource] = [:]
  private let service: PhotoService
  private let files: GraphicFiles

  init(service: PhotoService, files: GraphicFiles) {
    self.service = service
    self.files = files
  }

  /// How a picture plays, as far as it is known.
  func movie(_ source: GraphicSource) -> Movie? { movies[source.still] }

  /// Notes how a picture plays that was decoded.
  func learn(_ source: GraphicSource, _ info: PictureInfo) {
    let still = source.still
    let movie = Movie(delays: MovieShelf.delays(info), loops: info.loopCount)
    movies[still] = movie
    guard renewing.remove(still) != nil, let player = players[still] else { return }
    // What is on screen stays until a frame of the new file is there.
    player.ring.close()
    players[still]?.ring = ring(still, movie)
  }

  /// Asks anew for moving pictures whose files were changed; what was known of them counts meanwhile.
  func renew(isChanged: (GraphicSource) -> Bool) {
    lost = lost.filter { !isChanged($0) }
    for (source, movie) in movies where movie.moves && isChanged(source) {
      renewing.insert(source)
      ask(source)
    }
  }

  /// Pictures whose files were changed, until the new ones tell how they play.
  private var renewing: Set<GraphicSource> = []

  /// Asks how a picture plays that nobody has asked for yet; its pixels do not matter.
  func ask(_ source: GraphicSource) {
    guard !queries.values.contains(source), let file = files.path(source) else { return }
    let decode = DecodeRequest(path: file.bytes, box: PixelSize(16, 16), limits: files.limits())
    queries[service.request(PhotoRequest(decode, priority: .onScreen))] = source
  }

  /// Seconds of each frame. Files that say nothing, or next to nothing, mean a tenth of a second: so do browsers.
  static func delays(_ info: PictureInfo) -> [Double] {
    let said = info.frameDelays.isEmpty ? Array(repeating: 0, count: info.frameCount) : info.frameDelays
    return said.map { $0 <= 10 ? 0.1 : Double($0) / 1_000 }
  }

  /// The texture of a frame, or of the one that holds its place; nil while there is none, and for what does not move.
  func texture(_ source: GraphicSource, _ size: PixelSize, _ fit: Fit, _ renderer: Renderer) -> Texture? {
    let still = source.still
    if case .named = source { return nil }
    guard let movie = movies[still], movie.moves else { return nil }
    var player = players[still] ?? Player(ring: ring(still, movie))
    player.rest = 0
    player.ring.want(source.frame, size, fit)
    if let photo = player.ring.photo, photo.pixels !== player.pixels {
      do throws(SDLError) {
        player.texture = try photo.texture(on: renderer)
        player.pixels = photo.pixels
      } catch {
        // The frame before stays, and the next one is tried.
      }
    }
    players[still] = player
    return player.texture
  }

  private func ring(_ source: GraphicSource, _ movie: Movie) -> FrameRing {
    FrameRing(
      frameCount: movie.frameCount, loops: movie.loops,
      requests: FrameRing.Requests(
        request: { [service, files] frame, size, fit in
          guard let file = files.path(source) else { return nil }
          let decode = DecodeRequest(
            path: file.bytes, box: size, fit: fit, ground: nil, frame: frame, limits: files.limits())
          return service.request(PhotoRequest(decode, priority: .next))
        },
        cancel: { [service] in service.cancel($0) }, isWaiting: { [service] in service.isWaiting($0) }))
  }

  /// Whether a frame that should have been on screen in the last frame of the window is on its way.
  var isWaiting: Bool { players.values.contains { $0.rest <= 1 && $0.ring.isWaiting } }

  /// Bytes of frames that are kept, and of their textures.
  var byteCount: Int {
    players.values.reduce(0) { $0 + $1.ring.byteCount + ($1.pixels?.count ?? 0) }
  }

  /// Closes a frame of the window.
  func endFrame() {
    for (source, player) in players {
      if player.rest >= MovieShelf.patience {
        player.ring.close()
        players[source] = nil
      } else {
        players[source]?.rest += 1
      }
    }
  }

  /// Forgets all textures: the graphics card did too. The frames are still there.
  func removeTextures() {
    for source in players.keys {
      players[source]?.texture = nil
      players[source]?.pixels = nil
    }
  }

  /// Takes a result that belongs to a moving picture; false when it is none of them.
  func take(_ result: PhotoResult) -> Bool {
    if let source = queries.removeValue(forKey: result.id) {
      if case .success(let photo) = result.outcome { learn(source, photo.info) }
      if case .failure(let failure) = result.outcome { lose(source, failure, "The game goes on without it.") }
      return true
    }
    for (source, player) in players where player.ring.take(result.id, result.outcome) {
      if let failure = player.ring.failure, case .failure = result.outcome {
        lose(source, failure, "From this frame on it stands still.")
      }
      return true
    }
    return false
  }

  /// Pictures of which no more comes.
  private(set) var lost: Set<GraphicSource> = []

  private func lose(_ source: GraphicSource, _ failure: PhotoFailure, _ consequence: String) {
    if renewing.remove(source) != nil { return files.keep(source, failure.sentence) }
    guard lost.insert(source).inserted else { return }
    files.report(source, "\(failure.sentence) \(consequence)")
  }
}
