import Geometry

/// The part of a photo that was chosen.
package struct CropChoice: Equatable, Hashable, Sendable {
  /// Where it lies, in fractions of the upright photo; square in the photo's pixels.
  package var rect: Rect
  /// How much there is to see, 0 (blank) … 1.
  package var score: Double

  /// A choice of `rect`.
  package init(rect: Rect, score: Double) {
    self.rect = rect
    self.score = score
  }

  func write(to writer: inout ByteWriter) {
    rect.write(to: &writer)
    writer.put(score)
  }

  init(from reader: inout ByteReader) throws(WireError) {
    let rect = try Rect(from: &reader)
    self.init(rect: rect, score: try reader.number("score"))
  }
}
