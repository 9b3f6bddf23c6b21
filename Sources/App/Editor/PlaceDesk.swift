import DecoderProtocol
import Editor
import Geometry
import Photos

/// The places in photos that the game would show first, one after the other.
final class PlaceDesk {
  private let service: PhotoService
  private let request: (PlaceQuestion) -> DecodeRequest?
  private var answers: [PlaceQuestion: PlaceAnswer] = [:]
  private var requests: [RequestID: PlaceQuestion] = [:]
  private(set) var hasNews = false

  /// Places that are told of one photo.
  private static let most = 24
  /// Answers kept; a photo has a few.
  private static let capacity = 4_000

  init(service: PhotoService, request: @escaping (PlaceQuestion) -> DecodeRequest?) {
    self.service = service
    self.request = request
  }

  func answer(_ question: PlaceQuestion) -> PlaceAnswer {
    if let known = answers[question] { return known }
    guard question.number <= PlaceDesk.most, let decode = request(question) else { return .none }
    if answers.count >= PlaceDesk.capacity { answers = answers.filter { $0.value == .waiting } }
    answers[question] = .waiting
    requests[service.request(PhotoRequest(decode, priority: .next))] = question
    return .waiting
  }

  /// Takes a result that belongs to a place; false when it is none of them.
  func take(_ result: PhotoResult) -> Bool {
    guard let question = requests.removeValue(forKey: result.id) else { return false }
    hasNews = true
    if case .success(let photo) = result.outcome, let crop = photo.crop {
      answers[question] = .ready(crop.rect)
    } else {
      answers[question] = PlaceAnswer.none
    }
    return true
  }

  func takeNews() -> Bool {
    defer { hasNews = false }
    return hasNews
  }
}
