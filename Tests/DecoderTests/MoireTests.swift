import DecoderProtocol
import Foundation
import Geometry
import Testing

@testable import Decoder

/// Making a photo smaller shows no pattern that is not in it.
@Suite struct MoireTests {
  @Test(arguments: [PixelSize(256, 192), PixelSize(150, 113)])
  func aZonePlateStaysClean(_ size: PixelSize) throws {
    let (width, height) = (800, 600)
    let samples = (0..<width * height).map { index -> UInt16 in
      let (x, y) = (Double(index % width - width / 2), Double(index / width - height / 2))
      // From flat in the middle to three pixels a wave at the corners.
      return UInt16((127.5 + 110 * cos((x * x + y * y) * 0.0021)).rounded())
    }
    let name = "zone-\(size.width)"
    _ = try Fixtures.file(
      name + ".tif", TIFFFile(width: width, height: height, bands: 1, samples: samples).bytes)
    try Fixtures.run(["vips", "jpegsave", name + ".tif", name + ".jpg", "--Q", "95"])
    let path = Array(Fixtures.scratch.appendingPathComponent(name + ".jpg").path.utf8)
    let full = try Fixtures.decode(path, PixelSize(width, height))
    let small = try Fixtures.decode(path, size)
    #expect(small.info.size == size)
    let fullBytes = full.bytes
    let plane = stride(from: 0, to: fullBytes.count, by: 4).map { Double(fullBytes[$0]) }
    let lines = Self.lanczos(plane, width, height, to: size.width)
    let wanted = Self.lanczos(Self.turned(lines, size.width, height), height, size.width, to: size.height)
    // `wanted` is turned: columns are rows.
    let bytes = small.bytes
    var sum = 0.0
    for y in 0..<size.height {
      for x in 0..<size.width {
        let difference =
          Double(bytes[(y * size.width + x) * 4]) - min(255, max(0, wanted[x * size.height + y]))
        sum += difference * difference
      }
    }
    let ratio = 10 * log10(255 * 255 / (sum / Double(size.width * size.height)))
    #expect(ratio >= 45, "\(ratio) dB at \(size)")
  }

  /// Rows of `width` made `target` long with a Lanczos kernel of three lobes.
  private static func lanczos(_ plane: [Double], _ width: Int, _ height: Int, to target: Int) -> [Double] {
    let scale = Double(width) / Double(target)
    func sinc(_ x: Double) -> Double { x == 0 ? 1 : sin(.pi * x) / (.pi * x) }
    var result = [Double](repeating: 0, count: target * height)
    for column in 0..<target {
      let centre = (Double(column) + 0.5) * scale - 0.5
      let first = Int((centre - 3 * scale).rounded(.up))
      let count = Int((centre + 3 * scale).rounded(.down)) - first + 1
      var weights = [Double](repeating: 0, count: count)
      var total = 0.0
      for index in 0..<count {
        let distance = (Double(first + index) - centre) / scale
        weights[index] = abs(distance) < 3 ? sinc(distance) * sinc(distance / 3) : 0
        total += weights[index]
      }
      for row in 0..<height {
        var sum = 0.0
        for index in 0..<count {
          sum += weights[index] * plane[row * width + min(width - 1, max(0, first + index))]
        }
        result[row * target + column] = sum / total
      }
    }
    return result
  }

  private static func turned(_ plane: [Double], _ width: Int, _ height: Int) -> [Double] {
    (0..<width * height).map { plane[$0 % height * width + $0 / height] }
  }
}
