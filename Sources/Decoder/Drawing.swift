import CVips
import Geometry

/// How large a picture is made, and which part of that is kept.
struct Drawing: Equatable {
  /// The size of the whole picture.
  let scaled: PixelSize
  /// The size of the part that is kept, from the middle.
  let visible: PixelSize

  /// A picture of `size` in `box`.
  init(size: PixelSize, box: PixelSize, fit: Fit) {
    switch fit {
    case .contain:
      scaled = size.fitted(in: box)
      visible = scaled
    case .stretch:
      scaled = box
      visible = box
    case .cover:
      let scale = max(Double(box.width) / Double(size.width), Double(box.height) / Double(size.height))
      // libvips ends at ten million a side; what lies beyond is cut anyway.
      let limit = 10_000_000
      scaled = PixelSize(
        min(limit, max(box.width, Int((Double(size.width) * scale).rounded()))),
        min(limit, max(box.height, Int((Double(size.height) * scale).rounded()))))
      visible = box
    }
  }

  /// The whole picture at `size`.
  init(exactly size: PixelSize) {
    scaled = size
    visible = size
  }

  /// Whether nothing is cut.
  var isWhole: Bool { scaled == visible }

  /// Keeps the part that is visible; nil when libvips cannot.
  func cut(_ picture: VipsPicture) -> VipsPicture? {
    if isWhole { return picture }
    return unsafe picture.applying {
      unsafe closeup_vips_part(
        $0, $1, Int32((scaled.width - visible.width) / 2), Int32((scaled.height - visible.height) / 2),
        Int32(visible.width), Int32(visible.height))
    }
  }
}
