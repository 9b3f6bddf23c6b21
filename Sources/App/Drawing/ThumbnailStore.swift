import DecoderProtocol
import Geometry
import Media
import Photos
import SDLKit

/// Small photos by their files: decoded when nothing is more urgent, as many as a budget of bytes holds.
///
/// One that cannot be decoded is no matter for a message: another photo is seen in its place.
final class ThumbnailStore {
  private struct Entry {
    var texture: Texture
    /// The box that it was decoded for.
    var box: PixelSize
    var lastUse: Int
    var bytes: Int { texture.size.width * texture.size.height * 4 }
  }

  private struct Wish: Hashable {
    var file: FilePath
    var box: PixelSize
  }

  private var entries: [FilePath: Entry] = [:]
  private var requests: [RequestID: Wish] = [:]
  private var pending: [Wish: RequestID] = [:]
  /// What was drawn, or would have been, since the last frame ended.
  private var wanted: Set<Wish> = []
  /// Files that cannot be decoded.
  private(set) var failed: Set<FilePath> = []
  private let service: PhotoService
  private let renderer: Renderer
  private let ground: Colour
  private let limits: DecodeLimits
  private var uses = 0
  private var hasNews = false

  /// Bytes of textures kept, besides those on screen.
  private static let budget = 24 << 20

  init(service: PhotoService, renderer: Renderer, ground: Colour, limits: DecodeLimits) {
    self.service = service
    self.renderer = renderer
    self.ground = ground
    self.limits = limits
  }

  /// The photo, large enough to fill `box`; meanwhile one of another size, or nil.
  func texture(_ file: FilePath, _ box: PixelSize) -> Texture? {
    uses += 1
    entries[file]?.lastUse = uses
    let wish = Wish(file: file, box: box)
    wanted.insert(wish)
    if entries[file]?.box != box, pending[wish] == nil, !failed.contains(file) { request(wish) }
    return entries[file]?.texture
  }

  private func request(_ wish: Wish) {
    let decode = DecodeRequest(
      path: wish.file.bytes, box: wish.box, fit: .cover, ground: ground, limits: limits)
    let id = service.request(PhotoRequest(decode, priority: .readAhead))
    requests[id] = wish
    pending[wish] = id
  }

  /// Closes a frame: what is out of sight is not waited for any more.
  func endFrame() {
    for (wish, id) in pending where !wanted.contains(wish) {
      service.cancel(id)
      requests[id] = nil
      pending[wish] = nil
    }
    evict()
    wanted = []
  }

  /// Takes a result that belongs to a small photo; false when it is none of them.
  func take(_ result: PhotoResult) -> Bool {
    guard let wish = requests.removeValue(forKey: result.id) else { return false }
    pending[wish] = nil
    hasNews = true
    do {
      let photo = try result.outcome.get()
      entries[wish.file] = Entry(texture: try photo.texture(on: renderer), box: wish.box, lastUse: uses)
    } catch {
      failed.insert(wish.file)
    }
    return true
  }

  /// Whether photos are on their way.
  var isWaiting: Bool { !pending.isEmpty }

  func takeNews() -> Bool {
    defer { hasNews = false }
    return hasNews
  }

  /// Forgets all textures: the graphics card did too.
  func removeAll() { entries = [:] }

  private func evict() {
    var total = entries.values.reduce(0) { $0 + $1.bytes }
    guard total > ThumbnailStore.budget else { return }
    let seen = Set(wanted.map(\.file))
    for (file, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse })
    where !seen.contains(file) {
      guard total > ThumbnailStore.budget else { return }
      entries[file] = nil
      total -= entry.bytes
    }
  }
}
