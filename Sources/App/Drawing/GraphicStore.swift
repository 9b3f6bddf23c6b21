import DecoderProtocol
import Geometry
import Media
import Photos
import SDLKit
import Scenes

/// The theme's graphics as textures, each at the sizes it is drawn in.
///
/// A graphic is decoded for the very size on screen, in the decoder like any picture. While another size is on its
/// way, the nearest one that is there stands in, so that nothing flashes.
final class GraphicStore {
  /// A graphic at a size.
  private struct Key: Hashable {
    var source: GraphicSource
    var size: PixelSize
    var fit: Fit
  }

  private struct Entry {
    var texture: Texture
    var lastUse: Int
    var wasDrawn = false
    var bytes: Int { texture.byteCount }
  }

  private var entries: [Key: Entry] = [:]
  private var requests: [RequestID: Key] = [:]
  private var pending: Set<Key> = []
  /// Sizes that were missed in the frame before: what moves through many sizes is not decoded for each.
  private var missed: Set<Key> = []
  private var missing: Set<Key> = []
  private var failed: Set<GraphicSource> = []
  /// Textures of files that have been changed since: they stay on screen until the new ones are there.
  private var outdated: Set<Key> = []
  /// Hears of graphics that were made anew of a changed file.
  var renewed: (GraphicSource) -> Void = { _ in }
  private let service: PhotoService
  private let renderer: Renderer
  private let files: GraphicFiles
  private let movies: MovieShelf
  private var uses = 0
  /// The count of uses when the frame began that is being drawn.
  private var frameStart = 0
  private var hasNews = false

  /// - Parameters:
  ///   - service: who decodes.
  ///   - renderer: who draws.
  ///   - files: where graphics come from.
  ///   - predecessor: the store of the game before, whose textures of the same files are taken over.
  init(
    service: PhotoService, renderer: Renderer, files: GraphicFiles, after predecessor: GraphicStore? = nil
  ) {
    self.service = service
    self.renderer = renderer
    self.files = files
    movies = MovieShelf(service: service, files: files)
    guard let predecessor else { return }
    entries = predecessor.entries.filter { key, _ in
      files.path(key.source).map { $0 == predecessor.files.path(key.source) } ?? false
    }
  }

  /// How a graphic moves. A file that nobody has asked for is looked into; a theme's graphic tells once it is drawn.
  func movie(_ source: GraphicSource) -> MovieState {
    if let movie = movies.movie(source) { return .ready(movie) }
    if failed.contains(source) || movies.lost.contains(source) { return .failed }
    if case .file = source, !pending.contains(where: { $0.source == source }) { movies.ask(source) }
    return .waiting
  }

  /// Bytes of textures kept: some screens' worth of the window.
  private var budget: Int { max(16 << 20, renderer.size.width * renderer.size.height * 4 * 6) }

  /// The texture for a graphic in a size, or one that stands in for it; nil while there is none.
  func texture(_ source: GraphicSource, _ size: PixelSize, _ fit: Fit) -> Texture? {
    let limit = renderer.info.maxTextureSide > 0 ? min(renderer.info.maxTextureSide, 16_384) : 16_384
    let size = PixelSize(min(max(1, size.width), limit), min(max(1, size.height), limit))
    if let frame = movies.texture(source, size, fit, renderer) { return frame }
    // Until its frames come, a moving picture shows its first one.
    let source = source.still
    let key = Key(source: source, size: size, fit: fit)
    uses += 1
    if let texture = draw(key) { return texture }
    let standIn = nearest(to: key)
    // Of a file that was good before it was changed there still is a texture.
    guard !failed.contains(source) else { return standIn.flatMap(draw) }
    missing.insert(key)
    // At once when there is nothing to show and nothing on its way; else when the size has come to rest.
    let isAwaited = pending.contains { $0.source == source && $0.fit == fit }
    if missed.contains(key) || standIn == nil && !isAwaited { request(key, .onScreen) }
    return standIn.flatMap(draw)
  }

  private func draw(_ key: Key) -> Texture? {
    entries[key]?.lastUse = uses
    entries[key]?.wasDrawn = true
    return entries[key]?.texture
  }

  /// Asks for a graphic that will be drawn in a size soon.
  func prefetch(_ source: GraphicSource, _ size: PixelSize, _ fit: Fit) {
    let key = Key(source: source, size: PixelSize(max(1, size.width), max(1, size.height)), fit: fit)
    if entries[key] == nil, !failed.contains(source) { request(key, .readAhead) }
  }

  /// Makes graphics anew whose files were changed; `all` are asked for although they were never drawn.
  func renew(_ all: [GraphicSource], isChanged: (GraphicSource) -> Bool) {
    failed = failed.filter { !isChanged($0) }
    movies.renew(isChanged: isChanged)
    var asked = Set(entries.keys.filter { isChanged($0.source) })
    outdated.formUnion(asked)
    for (id, key) in requests where isChanged(key.source) {
      service.cancel(id)
      requests[id] = nil
      pending.remove(key)
      asked.insert(key)
    }
    for source in all where !asked.contains(where: { $0.source == source }) {
      let key = Key(source: source, size: GraphicStore.trial, fit: .contain)
      outdated.insert(key)
      asked.insert(key)
    }
    for key in asked { request(key, .onScreen) }
  }

  /// Pixels in which a graphic is tried that is not on screen.
  private static let trial = PixelSize(256, 256)

  /// Whether a picture file can be drawn in some size, or never will be.
  func isLoaded(_ path: String) -> Bool {
    failed.contains(.file(path)) || entries.keys.contains { $0.source == .file(path) }
  }

  /// Closes a frame; what was missed in it may be asked for in the next.
  func endFrame() {
    movies.endFrame()
    missed = missing
    missing = []
    evict()
  }

  /// Whether the frame before lacked a size that is still to be asked for.
  var wantsAnotherFrame: Bool { !missed.isSubset(of: pending) }

  /// Whether graphics are on their way.
  var isWaiting: Bool { !pending.isEmpty || movies.isWaiting }

  /// Takes a result that belongs to a graphic; false when it is none of them.
  func take(_ result: PhotoResult) -> Bool {
    guard let key = requests.removeValue(forKey: result.id) else {
      guard movies.take(result) else { return false }
      hasNews = true
      return true
    }
    pending.remove(key)
    hasNews = true
    switch result.outcome {
    case .success(let photo):
      do throws(SDLError) {
        let texture = try photo.texture(on: renderer)
        entries[key] = Entry(texture: texture, lastUse: uses)
        movies.learn(key.source, photo.info)
        if outdated.remove(key) != nil, !outdated.contains(where: { $0.source == key.source }) {
          renewed(key.source)
        }
      } catch {
        failed.insert(key.source)
        files.report(key.source, "it cannot be drawn: \(error.message)")
      }
    case .failure(let failure):
      if nearest(to: key) != nil {
        failed.insert(key.source)
        files.keep(key.source, failure.sentence)
      } else if files.fallBack(key.source, failure.sentence) {
        request(key, .onScreen)
      } else {
        failed.insert(key.source)
      }
    }
    return true
  }

  func takeNews() -> Bool {
    defer { hasNews = false }
    return hasNews
  }

  /// Forgets all textures: the graphics card did too.
  func removeAll() {
    for id in requests.keys { service.cancel(id) }
    requests = [:]
    pending = []
    entries = [:]
    outdated = []
    failed = []
    movies.removeTextures()
  }

  private func request(_ key: Key, _ priority: PhotoPriority) {
    guard !pending.contains(key) else { return }
    guard let file = files.path(key.source) else {
      failed.insert(key.source)
      return
    }
    let decode = DecodeRequest(
      path: file.bytes, box: key.size, fit: key.fit, ground: nil, limits: files.limits())
    let id = service.request(PhotoRequest(decode, priority: priority))
    requests[id] = key
    pending.insert(key)
  }

  /// The size of the same graphic that stretches least.
  private func nearest(to key: Key) -> Key? {
    entries.keys.filter { $0.source == key.source && $0.fit == key.fit }
      .min { stretch($0, key) < stretch($1, key) }
  }

  private func stretch(_ a: Key, _ b: Key) -> UInt {
    (a.size.width - b.size.width).magnitude + (a.size.height - b.size.height).magnitude
  }

  /// Gives up those not drawn for longest, but none that is on screen. What came ahead of its screen counts twice.
  private func evict() {
    defer { frameStart = uses }
    var total = entries.values.reduce(0) { $0 + $1.bytes }
    guard total > budget else { return }
    let aside = entries.filter { $0.value.lastUse <= frameStart }
      .sorted { $0.value.lastUse < $1.value.lastUse }
    for (key, entry) in aside where total > (entry.wasDrawn ? budget : 2 * budget) {
      entries[key] = nil
      total -= entry.bytes
    }
  }
}

/// Where graphics come from.
struct GraphicFiles {
  var path: (GraphicSource) -> FilePath?
  /// A graphic cannot be shown for the reason given; true when the shipped one stands in from now on.
  var fallBack: (GraphicSource, String) -> Bool
  var report: (GraphicSource, String) -> Void
  /// A changed graphic cannot be shown for the reason given; what it was before is still there.
  var keep: (GraphicSource, String) -> Void
  var limits: () -> DecodeLimits
}
