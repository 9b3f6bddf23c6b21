import DecoderProtocol
import Editor
import Geometry
import Media
import Photos

/// What the decoder finds in photos: the places that the game would show first, and what the files say of themselves.
final class PlaceDesk {
  /// A photo, and where its crop must not be.
  private struct Key: Hashable {
    var photo: Int
    var avoid: [Rect]
  }

  private let service: PhotoService
  private let decode: (Int, [Rect]) -> DecodeRequest?
  /// The game's choice first; nil while they are looked for.
  private var places: [Key: [Rect]?] = [:]
  private var words: [Int: PictureNote] = [:]
  /// The one request under way: of others nobody waits for the answer any more.
  private var request: (id: RequestID, key: Key)?
  /// The game's choice as last known, which stands in while another is looked for.
  private var last: [Int: Rect] = [:]
  private(set) var hasNews = false

  /// Places that are told besides the game's choice.
  private static let candidates = 24
  /// Findings kept; a photo has a few.
  private static let capacity = 4_000

  /// `decode` gives what is asked for a photo with places to be kept clear of.
  init(service: PhotoService, decode: @escaping (Int, [Rect]) -> DecodeRequest?) {
    self.service = service
    self.decode = decode
  }

  func answer(_ question: PlaceQuestion) -> PlaceAnswer {
    let key = Key(photo: question.photo, avoid: question.avoid)
    switch places[key] {
    case .some(.some(let found)):
      return found.indices.contains(question.number) ? .ready(found[question.number]) : .none
    case .some(.none): break
    case .none:
      guard ask(key) else { return .none }
    }
    if question.number == 0, let known = last[question.photo] { return .ready(known) }
    return .waiting
  }

  /// Asks the decoder; false when there is no such photo.
  private func ask(_ key: Key) -> Bool {
    guard var wanted = decode(key.photo, key.avoid) else { return false }
    wanted.candidates = PlaceDesk.candidates
    wanted.inspects = words[key.photo] == nil
    if let old = request {
      service.cancel(old.id)
      places.removeValue(forKey: old.key)
    }
    if places.count >= PlaceDesk.capacity { places = [:] }
    places[key] = .some(nil)
    request = (service.request(PhotoRequest(wanted, priority: .onScreen)), key)
    return true
  }

  /// Caption, credit and licence as the photo's own file has them.
  func words(of photo: Int) -> PictureNote { words[photo] ?? PictureNote() }

  /// Takes a result that belongs to a place; false when it is none of them.
  func take(_ result: PhotoResult) -> Bool {
    guard let (id, key) = request, id == result.id else { return false }
    request = nil
    hasNews = true
    guard case .success(let photo) = result.outcome else {
      places[key] = []
      return true
    }
    places[key] = ([photo.crop].compactMap { $0 } + photo.info.candidates).map(\.rect)
    last[key.photo] = photo.crop?.rect
    if let facts = photo.info.facts {
      words[key.photo] = PictureNote(
        caption: facts.caption, credit: facts.credit, licence: facts.licence)
    }
    return true
  }

  func takeNews() -> Bool {
    defer { hasNews = false }
    return hasNews
  }
}
