import DecoderProtocol
import Geometry
import Media
import Photos
import Rules
import SDLKit
import Scenes

/// The photos of the deal on their way to the screen: asked for ahead, uploaded once, given up when they are past.
final class PhotoDesk: PictureTextures {
  /// A photo as far as it has come.
  private struct Entry {
    var request: (id: RequestID, box: PixelSize)?
    var info: PhotoInfo?
    var texture: Texture?
    /// The box that the texture was decoded for.
    var box: PixelSize?
    var hasFailed = false
    var lastWanted = 0
    /// Whether the request is for what the owner has just changed.
    var isRenewing = false
  }

  private var entries: [PictureID: Entry] = [:]
  private var requests: [RequestID: PictureID] = [:]
  private let service: PhotoService
  private let source: PhotoSource
  /// Hears of pictures that were made anew of what the owner changed.
  var renewed: (PictureID) -> Void = { _ in }
  private var generation = 0
  /// Whether a picture on screen changed since the last look.
  private(set) var hasNews = false

  /// Photos kept beside those that are wanted, and what they may take in bytes: the one that leaves while the next comes
  /// stays in any case.
  private static let spare = (count: 2, bytes: 4 << 20)

  init(service: PhotoService, source: PhotoSource) {
    self.service = service
    self.source = source
  }

  /// Asks for `pictures` in `box`: the first is needed now, the others soon. Others are given up.
  func want(_ pictures: [PictureID], _ box: PixelSize) {
    generation += 1
    for (place, picture) in pictures.enumerated() {
      var entry = entries[picture] ?? Entry()
      entry.lastWanted = generation
      let priority: PhotoPriority = place == 0 ? .onScreen : place == 1 ? .next : .readAhead
      if !entry.hasFailed, entry.box != box, entry.request?.box != box {
        if let old = entry.request { drop(old.id) }
        if let decode = source.request(picture, box) {
          let id = service.request(PhotoRequest(decode, priority: priority))
          entry.request = (id, box)
          requests[id] = picture
        } else {
          entry.hasFailed = true
        }
      } else if let id = entry.request?.id {
        service.prioritise(id, priority)
      }
      entries[picture] = entry
    }
    release(keeping: pictures)
  }

  /// Gives up what is not wanted, but for the last few.
  private func release(keeping pictures: [PictureID]) {
    guard entries.count > pictures.count else { return }
    let wanted = Set(pictures)
    var past = entries.filter { !wanted.contains($0.key) }
    for (picture, entry) in past {
      if let request = entry.request {
        drop(request.id)
        entries[picture]?.request = nil
        if entry.texture == nil, !entry.hasFailed {
          entries[picture] = nil
          past[picture] = nil
        }
      }
    }
    let leaving = past.filter { $0.value.texture != nil }.sorted { $0.value.lastWanted > $1.value.lastWanted }
    var bytes = 0
    for (place, (picture, entry)) in leaving.enumerated() {
      bytes += entry.texture?.byteCount ?? 0
      let isKept = place == 0 || place < PhotoDesk.spare.count && bytes <= PhotoDesk.spare.bytes
      if !isKept { entries[picture] = nil }
    }
  }

  private func drop(_ id: RequestID) {
    service.cancel(id)
    requests[id] = nil
  }

  func state(of picture: PictureID) -> PhotoState {
    guard let entry = entries[picture] else { return .waiting }
    if entry.hasFailed { return .failed }
    guard let info = entry.info, entry.texture != nil else { return .waiting }
    return .ready(info)
  }

  func texture(of picture: PictureID) -> Texture? { entries[picture]?.texture }

  /// Takes a result that belongs to a photo; false when it is none of them.
  func take(_ result: PhotoResult, renderer: Renderer) -> Bool {
    guard let picture = requests.removeValue(forKey: result.id) else { return false }
    guard var entry = entries[picture], let request = entry.request, request.id == result.id else {
      return true
    }
    entry.request = nil
    entry.box = request.box
    hasNews = true
    switch result.outcome {
    case .success(let photo):
      do throws(SDLError) {
        entry.texture = try photo.texture(on: renderer)
        entry.info = source.info(picture, photo.info)
        if entry.isRenewing { renewed(picture) }
      } catch {
        // What was shown before stays; a photo never shown is replaced by the next.
        entry.hasFailed = entry.texture == nil
        source.report(picture, "the picture cannot be drawn: \(error.message)", entry.hasFailed)
      }
    case .failure(let failure):
      entry.hasFailed = entry.texture == nil
      source.report(picture, failure.sentence, entry.hasFailed)
    }
    entry.isRenewing = false
    entries[picture] = entry
    return true
  }

  /// The pictures on the desk.
  var pictures: [PictureID] { Array(entries.keys) }

  /// Decodes pictures anew whose files or notes were changed; what is shown stays until they are there.
  func renew(_ pictures: some Sequence<PictureID>) {
    for picture in pictures {
      guard var entry = entries[picture] else { continue }
      let box = entry.request?.box ?? entry.box
      if let old = entry.request { drop(old.id) }
      entry.request = nil
      // One that was shown and lost its file stays in sight until it is there again.
      if entry.texture != nil { entry.hasFailed = false }
      guard entry.lastWanted == generation, !entry.hasFailed, let box,
        let decode = source.request(picture, box)
      else {
        // It is asked for again when it is wanted.
        entries[picture] = nil
        continue
      }
      let id = service.request(PhotoRequest(decode, priority: .onScreen))
      entry.request = (id, box)
      entry.isRenewing = true
      requests[id] = picture
      entries[picture] = entry
    }
  }

  /// Gives up pictures whose files are gone; one that is shown stays.
  func lose(_ pictures: some Sequence<PictureID>) {
    for picture in pictures {
      guard var entry = entries[picture] else { continue }
      if let old = entry.request { drop(old.id) }
      entry.request = nil
      entry.hasFailed = true
      entries[picture] = entry
    }
  }

  /// Gives up all pictures: their numbers will stand for others.
  func removeAll() {
    for entry in entries.values { if let old = entry.request { drop(old.id) } }
    entries = [:]
  }

  /// Forgets all textures: the graphics card did too. What is wanted is asked for again at once: a game that stands
  /// still until its photo is there does not ask.
  func removeTextures() {
    for (picture, entry) in entries where entry.texture != nil {
      entries[picture] = nil
      guard entry.lastWanted == generation, let box = entry.request?.box ?? entry.box else {
        if let old = entry.request { drop(old.id) }
        continue
      }
      var anew = Entry(request: entry.request, lastWanted: generation)
      if anew.request == nil, let decode = source.request(picture, box) {
        let id = service.request(PhotoRequest(decode, priority: .onScreen))
        anew.request = (id, box)
        requests[id] = picture
      }
      entries[picture] = anew
    }
  }

  func takeNews() -> Bool {
    defer { hasNews = false }
    return hasNews
  }
}

/// What the desk needs to know of the owner's pictures.
struct PhotoSource {
  /// The request for a picture in a box; nil when there is no such picture.
  var request: (PictureID, PixelSize) -> DecodeRequest?
  /// What the scenes are told of a decoded picture.
  var info: (PictureID, PictureInfo) -> PhotoInfo
  /// Tells the owner why a picture cannot be shown, and whether that is for good: it never was shown.
  var report: (PictureID, String, Bool) -> Void
}

extension Photo {
  /// The pixels as a picture that SDL takes.
  var image: PixelImage? {
    unsafe pixels.withUnsafeBytes { bytes in unsafe PixelImage(size: size, pixels: Array(bytes)) }
  }

  /// Uploads the picture.
  func texture(on renderer: Renderer) throws(SDLError) -> Texture {
    let made = unsafe pixels.withUnsafeBytes { bytes -> Result<Texture, SDLError> in
      do throws(SDLError) {
        return .success(unsafe try Texture(renderer, size: size, stride: size.width * 4, bytes: bytes))
      } catch {
        return .failure(error)
      }
    }
    return try made.get()
  }
}
