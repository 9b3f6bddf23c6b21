import DecoderProtocol
import Editor
import Geometry
import Media
import Photos
import SDLKit

/// The small pictures of the grid: decoded when they come into view, kept as pixels up to a number of bytes.
final class ThumbnailDesk {
  private let service: PhotoService
  private let request: (Int, Int) -> DecodeRequest?
  /// Pixels by photo; those of another size stand in until they are decoded anew.
  private var cache = PhotoCache<Int>(byteBudget: ThumbnailDesk.budget)
  private var textures: [Int: Texture] = [:]
  private var requests: [RequestID: Int] = [:]
  private var pending: [Int: RequestID] = [:]
  private var failed: Set<Int> = []
  private var wanted: [Int] = []
  private var side = 1
  private(set) var hasNews = false

  /// Bytes of pixels: some thousand thumbnails.
  private static let budget = 96 << 20
  /// Requests under way; more would only have to be given up when the grid moves on.
  private static let most = 24

  /// `request` gives what is asked for a photo that fills a square of so many pixels.
  init(service: PhotoService, request: @escaping (Int, Int) -> DecodeRequest?) {
    self.service = service
    self.request = request
  }

  /// Says which photos are in view, or nearly so, the most urgent first, and how large they are.
  func want(_ photos: [Int], side: Int) {
    guard photos != wanted || side != self.side else { return }
    wanted = photos
    self.side = side
    let set = Set(photos)
    for (id, photo) in requests where !set.contains(photo) {
      service.cancel(id)
      requests[id] = nil
      pending[photo] = nil
    }
    textures = textures.filter { set.contains($0.key) }
    ask()
  }

  private func ask() {
    for photo in wanted where requests.count < ThumbnailDesk.most {
      guard pending[photo] == nil, !failed.contains(photo), !isThere(photo) else { continue }
      guard let decode = request(photo, side) else { continue }
      let id = service.request(PhotoRequest(decode, priority: .readAhead))
      requests[id] = photo
      pending[photo] = id
    }
  }

  /// Whether the pixels are there in the size that is wanted.
  private func isThere(_ photo: Int) -> Bool {
    guard let known = cache.photo(for: photo) else { return false }
    return min(known.size.width, known.size.height) == side
  }

  /// Takes a result that belongs to a thumbnail; false when it is none of them.
  func take(_ result: PhotoResult) -> Bool {
    guard let photo = requests.removeValue(forKey: result.id) else { return false }
    pending[photo] = nil
    hasNews = true
    switch result.outcome {
    case .success(let picture):
      cache.insert(picture, for: photo)
      textures[photo] = nil
    case .failure: failed.insert(photo)
    }
    ask()
    return true
  }

  func sight(of photo: Int) -> ThumbnailSight {
    if let known = cache.photo(for: photo) { return .ready(known.size) }
    return failed.contains(photo) ? .failed : .waiting
  }

  func texture(of photo: Int, on renderer: Renderer) -> Texture? {
    if let known = textures[photo] { return known }
    guard let picture = cache.photo(for: photo) else { return nil }
    do throws(SDLError) {
      let made = try picture.texture(on: renderer)
      textures[photo] = made
      return made
    } catch {
      failed.insert(photo)
      cache.remove(photo)
      return nil
    }
  }

  func removeTextures() { textures = [:] }

  func takeNews() -> Bool {
    defer { hasNews = false }
    return hasNews
  }
}
