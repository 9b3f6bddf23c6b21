/// A width and a height.
package struct Size: Equatable, Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  package static let zero = Size(0, 0)

  /// Width over height; 1 for an empty size, so that no layout divides by zero.
  package var aspect: Double { height > 0 ? width / height : 1 }

  package static func * (a: Size, k: Double) -> Size { Size(a.width * k, a.height * k) }
}

/// A size in whole pixels.
package struct PixelSize: Equatable, Hashable, Sendable {
  package var width: Int
  package var height: Int

  package init(_ width: Int, _ height: Int) {
    self.width = width
    self.height = height
  }

  package var size: Size { Size(Double(width), Double(height)) }

  /// The largest whole-pixel size of this shape inside `box`, each side at least one pixel; small sizes grow.
  package func fitted(in box: PixelSize) -> PixelSize {
    guard width > 0, height > 0, box.width > 0, box.height > 0 else { return PixelSize(1, 1) }
    let scale = min(Double(box.width) / Double(width), Double(box.height) / Double(height))
    return PixelSize(
      min(box.width, max(1, Int((Double(width) * scale).rounded()))),
      min(box.height, max(1, Int((Double(height) * scale).rounded()))))
  }
}
