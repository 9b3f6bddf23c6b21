import CSDL
import Geometry

extension PixelImage {
  /// Copies a surface of alpha, red, green, blue words, as SDL_ttf paints.
  init(argb surface: UnsafeMutablePointer<SDL_Surface>) {
    let (width, height) = unsafe (Int(surface.pointee.w), Int(surface.pointee.h))
    self.init(size: PixelSize(width, height))
    guard width > 0, height > 0, let source = unsafe surface.pointee.pixels else { return }
    let pitch = unsafe Int(surface.pointee.pitch)
    for y in 0..<height {
      for x in 0..<width {
        let pixel = unsafe source.loadUnaligned(fromByteOffset: y * pitch + x * 4, as: UInt32.self)
        let at = (y * width + x) * 4
        pixels[at] = UInt8(truncatingIfNeeded: pixel >> 16)
        pixels[at + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
        pixels[at + 2] = UInt8(truncatingIfNeeded: pixel)
        pixels[at + 3] = UInt8(truncatingIfNeeded: pixel >> 24)
      }
    }
  }

  /// Whether a row has anything but transparent pixels.
  func hasInk(row: Int) -> Bool { (0..<size.width).contains { self[$0, row].alpha > 0 } }

  /// The picture at another size, each new pixel the mean of those it covers, colours weighed by alpha.
  func reduced(by scale: Double) -> PixelImage {
    let target = PixelSize(
      max(1, Int((Double(size.width) * scale).rounded(.up))),
      max(1, Int((Double(size.height) * scale).rounded(.up))))
    var result = PixelImage(size: target)
    for y in 0..<target.height {
      let rows = PixelImage.span(y, scale, size.height)
      for x in 0..<target.width {
        let columns = PixelImage.span(x, scale, size.width)
        var sums = (red: 0, green: 0, blue: 0, alpha: 0)
        for row in rows {
          for column in columns {
            let pixel = self[column, row]
            let alpha = Int(pixel.alpha)
            sums.red += Int(pixel.red) * alpha
            sums.green += Int(pixel.green) * alpha
            sums.blue += Int(pixel.blue) * alpha
            sums.alpha += alpha
          }
        }
        guard sums.alpha > 0 else { continue }
        let at = (y * target.width + x) * 4
        result.pixels[at] = UInt8(sums.red / sums.alpha)
        result.pixels[at + 1] = UInt8(sums.green / sums.alpha)
        result.pixels[at + 2] = UInt8(sums.blue / sums.alpha)
        result.pixels[at + 3] = UInt8(sums.alpha / (rows.count * columns.count))
      }
    }
    return result
  }

  /// Lays another picture over this one; what lies outside `clip` is left out.
  mutating func lay(_ other: PixelImage, x left: Int, y top: Int, ink: Colour, rows clip: Range<Int>) {
    for y in 0..<other.size.height where clip.contains(top + y) && top + y >= 0 && top + y < size.height {
      for x in max(0, -left)..<max(max(0, -left), min(other.size.width, size.width - left)) {
        let pixel = other[x, y]
        guard pixel.alpha > 0 else { continue }
        let at = ((top + y) * size.width + left + x) * 4
        let over = Double(pixel.alpha) * Double(ink.alpha) / 65_025
        let under = Double(pixels[at + 3]) / 255 * (1 - over)
        let alpha = over + under
        func mix(_ above: UInt8, _ tint: UInt8, _ below: UInt8) -> UInt8 {
          UInt8(((Double(above) * Double(tint) / 255 * over + Double(below) * under) / alpha).rounded())
        }
        pixels[at] = mix(pixel.red, ink.red, pixels[at])
        pixels[at + 1] = mix(pixel.green, ink.green, pixels[at + 1])
        pixels[at + 2] = mix(pixel.blue, ink.blue, pixels[at + 2])
        pixels[at + 3] = UInt8((alpha * 255).rounded())
      }
    }
  }

  /// The old pixels under a new one.
  private static func span(_ at: Int, _ scale: Double, _ count: Int) -> Range<Int> {
    let first = min(count - 1, Int(Double(at) / scale))
    return first..<min(count, max(first + 1, Int((Double(at + 1) / scale).rounded(.up))))
  }
}
