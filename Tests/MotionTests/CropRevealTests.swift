import Geometry
import Motion
import Testing

@Suite struct CropRevealTests {
  static let photo = Rect(100, 50, 800, 500)
  /// Crops in the middle, near a corner, in a corner, and all of it.
  static let crops = [
    Rect(400, 200, 100, 100), Rect(110, 60, 80, 80), Rect(100, 50, 120, 120), Rect(780, 430, 120, 120), photo,
  ]
  static let times = (0...108).map { Double($0) / 120 }

  @Test(arguments: crops)
  func `It goes from the crop to the whole photo and stays there`(_ crop: Rect) {
    let reveal = CropReveal(crop: crop, photo: CropRevealTests.photo, duration: 0.9)
    #expect(reveal.bounds(at: -1) == crop)
    #expect(reveal.bounds(at: 0) == crop)
    #expect(reveal.bounds(at: 0.9) == CropRevealTests.photo)
    #expect(reveal.bounds(at: 60) == CropRevealTests.photo)
  }

  @Test(arguments: crops)
  func `It only grows and never leaves the photo`(_ crop: Rect) {
    let reveal = CropReveal(crop: crop, photo: CropRevealTests.photo, duration: 0.9)
    var previous = crop
    for time in CropRevealTests.times {
      let bounds = reveal.bounds(at: time)
      // A hair of rounding is not a step back.
      #expect(bounds.inset(by: -1e-9).contains(previous), "at \(time)")
      #expect(CropRevealTests.photo.inset(by: -1e-9).contains(bounds), "at \(time)")
      previous = bounds
    }
  }

  @Test func `Each edge has gone the same part of its way, so that all arrive together`() {
    let (crop, photo) = (Rect(150, 300, 90, 90), CropRevealTests.photo)
    let reveal = CropReveal(crop: crop, photo: photo, duration: 0.9)
    for time in CropRevealTests.times.dropFirst() {
      let bounds = reveal.bounds(at: time)
      let parts = [
        (bounds.minX - crop.minX) / (photo.minX - crop.minX),
        (bounds.minY - crop.minY) / (photo.minY - crop.minY),
        (bounds.maxX - crop.maxX) / (photo.maxX - crop.maxX),
        (bounds.maxY - crop.maxY) / (photo.maxY - crop.maxY),
      ]
      for part in parts { #expect((part - reveal.progress(at: time)).magnitude < 1e-9, "at \(time)") }
    }
  }

  @Test func `It starts fast and lands slowly`() {
    let reveal = CropReveal(crop: Rect(400, 200, 100, 100), photo: CropRevealTests.photo, duration: 0.9)
    #expect(reveal.progress(at: 0.225) > 0.7)
    #expect(reveal.progress(at: 0.675) > 0.99 && reveal.progress(at: 0.675) < 1)
  }

  @Test(arguments: [(0.9, 0.75), (2, 1.85), (0.15, 0), (0.1, 0), (0, 0)])
  func `The stamp lands 0.15 s before the bounds do, and never before the start`(
    _ duration: Double, _ lands: Double
  ) {
    #expect((CropReveal.stampLands(duration) - lands).magnitude < 1e-12)
  }

  @Test func `Without length the whole photo is there at once`() {
    let reveal = CropReveal(crop: Rect(400, 200, 1, 1), photo: CropRevealTests.photo, duration: 0)
    #expect(reveal.bounds(at: 0) == CropRevealTests.photo)
    #expect(reveal.progress(at: 0) == 1)
  }
}
