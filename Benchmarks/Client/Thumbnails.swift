import DecoderProtocol
import Geometry
import Media
import Photos

/// What the decoder alone takes for all photos of a pack: small pictures by two decoders, nothing else asked.
enum Thumbnails {
  private static let box = PixelSize(320, 320)
  /// Requests that each decoder has before it.
  private static let ahead = 4

  /// Decodes every photo of a folder once; how many there were.
  static func decode(_ folder: FilePath) throws -> Int {
    let answers = try PackLoader.load(folder: folder).configuration.answers
    let table = PictureScanner(answers).scanAll().table
    let services = [PhotoService(), PhotoService()]
    defer { for service in services { service.shutdown() } }
    var waiting = [0, 0]
    var next = 0
    var done = 0
    let ids = Array(table.ids)
    while done < ids.count {
      for (index, service) in services.enumerated() {
        while next < ids.count, waiting[index] < ahead {
          let request = DecodeRequest(path: table.path(of: ids[next]).bytes, box: box)
          service.request(PhotoRequest(request))
          waiting[index] += 1
          next += 1
        }
        var result = service.waitForResult(milliseconds: 4)
        while result != nil {
          waiting[index] -= 1
          done += 1
          result = service.waitForResult(milliseconds: 0)
        }
      }
    }
    return done
  }
}
