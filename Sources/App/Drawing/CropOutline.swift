import Geometry
import SDLKit

/// A line around the crop of a picture: the theme's border between two dark hairlines, seen on any photo.
///
/// It stands around the crop and covers none of it, but where the crop touches the picture's edge.
struct CropOutline {
  private let colour: Colour
  private static let hairline = Colour(0x13, 0x0B, 0x22)
  /// Pixels of height for each of the border's width.
  private static let heightPerPixel = 240

  init(_ colour: Colour) {
    self.colour = colour
  }

  /// Draws the line around `crop`, in whole pixels of `image`.
  func draw(around crop: Rect, on image: inout PixelImage) {
    let width = max(1, image.size.height / CropOutline.heightPerPixel) + 2
    let bounds = Rect(origin: .zero, size: image.size.size)
    let outer = crop.inset(by: -Double(width)).intersection(bounds)
    for ring in 0..<width {
      let isEdge = ring == 0 || ring == width - 1
      frame(outer.inset(by: Double(ring)), isEdge ? CropOutline.hairline : colour, &image)
    }
  }

  /// A frame of one pixel's width just inside `rect`.
  private func frame(_ rect: Rect, _ colour: Colour, _ image: inout PixelImage) {
    guard rect.width >= 1, rect.height >= 1 else { return }
    let (left, top) = (Int(rect.minX), Int(rect.minY))
    let (right, bottom) = (Int(rect.maxX) - 1, Int(rect.maxY) - 1)
    for x in left...right {
      image[x, top] = colour
      image[x, bottom] = colour
    }
    for y in top...bottom {
      image[left, y] = colour
      image[right, y] = colour
    }
  }
}
