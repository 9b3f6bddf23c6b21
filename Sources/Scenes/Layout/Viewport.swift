import Geometry

/// The window as a scene lays itself out for it.
package struct Viewport: Equatable, Sendable {
  package var pixels: PixelSize
  /// Pixels in a point of the screen: 2 on a display of twice the density, where type is never smaller than this
  /// makes it.
  package var density: Double

  package init(_ pixels: PixelSize, density: Double = 1) {
    self.pixels = PixelSize(max(1, pixels.width), max(1, pixels.height))
    self.density = density
  }

  package init(_ width: Int, _ height: Int) {
    self.init(PixelSize(width, height))
  }

  package var size: Size { pixels.size }
  package var bounds: Rect { Rect(origin: .zero, size: size) }

  /// Taller than wide, or nearly so: the frame stands over the answers.
  package var isPortrait: Bool { size.width < size.height * 1.1 }

  /// Pixels of a length of 1 in the design: 1 in a window of 1280×720, and of 390×844.
  package var unit: Double {
    isPortrait
      ? min(size.width / 390, size.height / 760)
      : min(size.height / 720, size.width / 1000)
  }

  /// A length of the design, in pixels.
  package func points(_ length: Double) -> Double { length * unit }

  /// The size of type, in pixels: it grows with the window and never gets too small to be read.
  package func type(_ size: Double) -> Double {
    max(size * unit, min(size, 12.5) * density).rounded()
  }
}
