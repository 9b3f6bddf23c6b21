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
  private let request: (Int, [Rect]) -> DecodeRequest?
  /// The game's choice first; nil while they are looked for.
  private var places: [Key: [Rect]?] = [:]
  private var words: [Int: PictureNote] = [:]
  private var requests: [RequestID: Key] = [:]
  private(set) var hasNews = false

  /// Places that are told besides the game's choice.
  private static let candidates = 24
  /// Findings kept; a photo has a few.
  private static let capacity = 4_000

  /// `request` gives what is asked for a photo with places to be kept clear of.
  init(service: PhotoService, request: @escaping (Int, [Rect]) -> DecodeRequest?) {
    self.service = service
    self.request = request
  }

  func answer(_ question: PlaceQuestion) -> PlaceAnswer {
    let key = Key(photo: question.photo, avoid: question.avoid)
    switch places[key] {
    case .some(.some(let found)):
      return found.indices.contains(question.number) ? .ready(found[question.number]) : .none
    case .some(.none): return .waiting
    case .none:
      guard var decode = request(question.photo, question.avoid) else { return .none }
      decode.candidates = PlaceDesk.candidates
      decode.inspects = words[question.photo] == nil
      if places.count >= PlaceDesk.capacity { places = places.filter { $0.value == nil } }
      places[key] = .some(nil)
      requests[service.request(PhotoRequest(decode, priority: .onScreen))] = key
      return .waiting
    }
  }

  /// Caption, credit and licence as the photo's own file has them.
  func words(of photo: Int) -> PictureNote { words[photo] ?? PictureNote() }

  /// Takes a result that belongs to a place; false when it is none of them.
  func take(_ result: PhotoResult) -> Bool {
    guard let key = requests.removeValue(forKey: result.id) else { return false }
    hasNews = true
    guard case .success(let photo) = result.outcome else {
      places[key] = []
      return true
    }
    places[key] = ([photo.crop].compactMap { $0 } + photo.info.candidates).map(\.rect)
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
