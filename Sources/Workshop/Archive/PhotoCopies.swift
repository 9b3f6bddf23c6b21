import DecoderProtocol
import Geometry
import Glibc
import Media
import Photos

/// Copies of photos in order: upright, and without what the files say of themselves; read ahead on all processors.
final class PhotoCopies {
  private let files: [FilePath]
  private let limits: DecodeLimits
  private let services: [PhotoService]
  private var ids: [RequestID] = []

  /// Photos that are copied while one is written, for each decoder.
  private static let ahead = 2
  /// Decoders; each takes up to a gigabyte for the largest photos.
  private static let mostDecoders = 4

  /// Starts with the first of `files`.
  init(_ files: [FilePath], limits: DecodeLimits, decoder: [UInt8]?) {
    self.files = files
    self.limits = limits
    let count = min(files.count, Self.mostDecoders, max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    services = (0..<count).map { _ in PhotoService(program: decoder) }
  }

  deinit {
    for service in services { service.shutdown() }
  }

  /// The copy of a photo; to be called for each in their order.
  ///
  /// - Parameter index: its place in `files`.
  /// - Returns: the file's bytes with their format, and what the photo said.
  /// - Throws: a sentence that names the photo.
  func copy(_ index: Int) throws(WorkshopError) -> Photo {
    while ids.count < min(files.count, index + 1 + Self.ahead * services.count) {
      let service = services[ids.count % services.count]
      ids.append(service.request(PhotoRequest(request(files[ids.count]))))
    }
    let service = services[index % services.count]
    while true {
      guard let result = service.waitForResult(milliseconds: 1_000), result.id == ids[index] else { continue }
      switch result.outcome {
      case .success(let photo): return photo
      case .failure(let refusal): throw WorkshopError("\(files[index]): \(refusal.sentence)")
      }
    }
  }

  private func request(_ file: FilePath) -> DecodeRequest {
    // The box does not matter: a copy has the photo's own size.
    var request = DecodeRequest(path: file.bytes, box: PixelSize(64, 64), limits: limits)
    request.inspects = true
    request.output = .copy
    return request
  }
}
