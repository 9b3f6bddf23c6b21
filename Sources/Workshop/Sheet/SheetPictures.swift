import DecoderProtocol
import Geometry
import Media
import Photos

/// The two pictures of each photo of a sheet, made by two decoders, handed over in order.
///
/// No more than a few photos are under way at any time.
final class SheetPictures {
  /// JPEG files; nil for a photo that cannot be shown.
  struct Pair {
    var whole: [UInt8]
    var wholeSize: PixelSize
    var crop: [UInt8]
  }

  private let report: CheckReport
  /// The places of the photos, in the order in which they are wanted.
  private let order: [Int]
  private let encode: Sheet.Encode
  private let services: [PhotoService]
  /// Requests on their way, by the photo's turn.
  private var flights: [Int: (whole: RequestID, crop: RequestID)] = [:]
  private var results: [RequestKey: Result<Photo, PhotoFailure>] = [:]

  private struct RequestKey: Hashable {
    var service: Int
    var id: RequestID
  }

  /// Pixels of the whole picture's longer side, and of the crop's.
  static let wholeSide = 480
  static let cropSide = 240
  private static let quality = 78
  /// Photos under way.
  private static let ahead = 4
  /// The longest side of the decode that a crop is cut from.
  private static let largest = 4_096

  init(_ report: CheckReport, order: [Int], decoder: [UInt8]?, encode: @escaping Sheet.Encode) {
    self.report = report
    self.order = order
    self.encode = encode
    services = (0..<PhotoPass.decoders).map { _ in PhotoService(program: decoder) }
  }

  deinit { for service in services { service.shutdown() } }

  /// The pictures of the photo whose turn it is; to be called for one turn after the other.
  ///
  /// - Throws: when no picture can be had at all.
  func pair(at turn: Int) throws(PhotoFailure) -> Pair? {
    for next in turn..<min(order.count, turn + Self.ahead) { ask(next) }
    guard let flight = flights.removeValue(forKey: turn) else { return nil }
    let service = turn % services.count
    let whole = try wait(RequestKey(service: service, id: flight.whole))
    let large = try wait(RequestKey(service: service, id: flight.crop))
    guard case .success(let photo) = whole, case .success(let source) = large,
      let crop = cut(source, report.photos[order[turn]])
    else { return nil }
    return Pair(whole: photo.bytes, wholeSize: photo.size, crop: crop)
  }

  private func ask(_ turn: Int) {
    let photo = report.photos[order[turn]]
    guard flights[turn] == nil, let size = photo.size, let crop = photo.crop else { return }
    let service = services[turn % services.count]
    let path = report.path(of: photo)
    var whole = DecodeRequest(
      photo: path, box: PixelSize(Self.wholeSide, Self.wholeSide), report.pack.configuration, crop: nil)
    whole.output = .jpeg(quality: Self.quality)
    let large = DecodeRequest(
      photo: path, box: Self.box(for: crop.rect, of: size), report.pack.configuration, crop: nil)
    flights[turn] = (service.request(PhotoRequest(whole)), service.request(PhotoRequest(large)))
  }

  /// The box in which the crop comes out as large as it is shown.
  private static func box(for crop: Rect, of size: PixelSize) -> PixelSize {
    let part = max(crop.width * size.size.width, crop.height * size.size.height)
    let scale = Double(cropSide) / max(1, part)
    let side = max(size.size.width, size.size.height) * scale
    let box = min(largest, max(cropSide, Int(side.rounded(.up))))
    return PixelSize(box, box)
  }

  private func wait(_ key: RequestKey) throws(PhotoFailure) -> Result<Photo, PhotoFailure> {
    while true {
      if let result = results.removeValue(forKey: key) { return result }
      if let fatal = services[key.service].fatal { throw fatal }
      if let result = services[key.service].waitForResult(milliseconds: 1_000) {
        results[RequestKey(service: key.service, id: result.id)] = result.outcome
      }
    }
  }

  /// The part of a decoded photo that is seen first, as a JPEG file.
  private func cut(_ photo: Photo, _ record: PhotoRecord) -> [UInt8]? {
    guard let crop = record.crop else { return nil }
    let (width, height) = (photo.size.width, photo.size.height)
    let part = Rect(origin: .zero, size: photo.size.size).part(crop.rect)
    let x = min(width - 1, max(0, Int(part.x.rounded())))
    let y = min(height - 1, max(0, Int(part.y.rounded())))
    let size = PixelSize(
      max(1, min(width - x, Int(part.width.rounded()))), max(1, min(height - y, Int(part.height.rounded()))))
    var pixels: [UInt8] = []
    pixels.reserveCapacity(size.width * size.height * 4)
    unsafe photo.pixels.withUnsafeBytes { bytes in
      for row in y..<y + size.height {
        let start = (row * width + x) * 4
        unsafe pixels.append(contentsOf: bytes[start..<start + size.width * 4])
      }
    }
    return encode(size, pixels, Self.quality)
  }
}
