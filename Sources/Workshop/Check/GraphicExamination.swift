import DecoderProtocol
import Geometry
import Media
import Photos

/// Looks at the theme's pictures: whether they can be read, and whether shape and size go with their place.
struct GraphicExamination {
  /// The window that sizes are reckoned for, in pixels.
  static let window = PixelSize(1280, 720)
  /// The same window set upright, for what windows taller than wide show.
  static let tallWindow = PixelSize(720, 1280)
  /// Pixels of a moving picture that a small computer still plays in time.
  private static let largestMovie = PixelSize(1920, 1080)
  /// Numbered pictures or frames of an animation: of more the decoder does not tell the times.
  private static let mostFrames = PictureInfo.frameLimit
  /// How much a picture may be enlarged before it looks blurred.
  private static let stretch = 1.05
  /// How far proportions may be off before a picture looks distorted.
  private static let distortion = 1.1

  private struct Entry {
    var file: FilePath
    var place: GraphicPlace?
    /// The graphic's name, for messages.
    var name: String
    /// For a layer's picture: what it is drawn in.
    var drawn: Size?
    /// Which run of numbered pictures it belongs to.
    var run: Int?
    var isMovie = false
    var isWhole = false
  }

  private var entries: [Entry] = []
  private var runs = 0
  private var sizes: [Int: PixelSize] = [:]
  private var found: [Issue] = []

  var count: Int { entries.count }

  mutating func add(_ graphic: ThemeGraphic, name: GraphicName) {
    guard !entries.contains(where: { $0.file == graphic.file && $0.name == name.rawValue }) else { return }
    entries.append(
      Entry(file: graphic.file, place: GraphicPlace(name, graphic.style), name: name.rawValue))
  }

  /// Adds a picture of an animation, or its numbered pictures, which are drawn as large as `drawn`.
  mutating func add(_ files: [FilePath], drawn: Size, isWhole: Bool, isMovie: Bool) {
    let run = files.count > 1 || isMovie ? runs : nil
    runs += 1
    if files.count > Self.mostFrames, let first = files.first {
      found.append(
        Issue(
          .warning, .largeMovie, path: first.parent, "\(files.count) pictures are a long film",
          advice: "make it an animated WebP, or leave some out (\(Self.mostFrames) at most)"))
    }
    for file in files.prefix(Self.mostFrames) {
      entries.append(
        Entry(file: file, name: "animation", drawn: drawn, run: run, isMovie: isMovie, isWhole: isWhole))
    }
  }

  /// Tells of a canvas that leaves much of the window empty.
  mutating func checkCanvas(_ canvas: Size, fit: Fit, in window: PixelSize, at file: FilePath) {
    guard fit == .contain, Self.difference(canvas.aspect, window.size.aspect) > 1.35 else { return }
    let isTall = window.height > window.width
    found.append(
      Issue(
        .warning, .graphicShape, path: file,
        "the \(isTall ? "portrait canvas" : "canvas") is \(canvas.width.plain) × \(canvas.height.plain), and leaves "
          + "much of a \(isTall ? "tall" : "wide") window empty",
        advice: "use a canvas of \(isTall ? "9:16" : "16:9") such as \(window.width) × \(window.height), or "
          + "\"fit\": \"cover\""))
  }

  /// The request for a picture; its own size is all that is looked at.
  func request(_ number: Int, limits: DecodeLimits) -> DecodeRequest {
    DecodeRequest(
      path: entries[number].file.bytes, box: PixelSize(64, 64), limits: limits, inspects: true)
  }

  mutating func take(_ number: Int, _ answer: PhotoPass.Answer) {
    let entry = entries[number]
    switch answer {
    case .failure(let refusal):
      found.append(PhotoExamination.refused(refusal, path: entry.file))
    case .success(let info):
      sizes[number] = info.originalSize
      let isDrawing = info.facts?.format == .svg
      if let place = entry.place { judge(entry, info.originalSize, place, isDrawing) }
      if let drawn = entry.drawn { judge(entry, info, drawn, isDrawing) }
    }
  }

  func findings(_ theme: ThemeExamination) -> [Issue] { found + unequalFrames() }

  // MARK: Shape and size

  private static func difference(_ a: Double, _ b: Double) -> Double { max(a / b, b / a) }

  private mutating func judge(
    _ entry: Entry, _ size: PixelSize, _ place: GraphicPlace, _ isDrawing: Bool
  ) {
    if Self.difference(size.size.aspect, place.size.aspect) > place.tolerance {
      let what =
        switch place.fit {
        case .slices: "is cut in thirds and must be square"
        case .cover: "covers its place, and much of it is cut off"
        case .contain: "is drawn small in its place"
        }
      tell(
        .graphicShape, entry,
        "\(size.width) × \(size.height) pixels: \(entry.name) \(what)",
        "draw it in the proportions of \(Self.text(place.size))")
    }
    guard !isDrawing else { return }
    let (width, height) = (place.size.width / size.size.width, place.size.height / size.size.height)
    let scale = place.fit == .contain ? min(width, height) : max(width, height)
    if scale > Self.stretch {
      tell(
        .graphicSize, entry,
        "\(size.width) × \(size.height) pixels: \(entry.name) is drawn \(Self.text(place.size)) large "
          + "in a window of 1280 × 720, and gets blurred",
        "make it twice that size, or an SVG")
    }
  }

  private mutating func judge(_ entry: Entry, _ info: PictureInfo, _ drawn: Size, _ isDrawing: Bool) {
    let size = info.originalSize
    let text = "\(size.width) × \(size.height) pixels"
    // Of numbered pictures the first speaks for all.
    let isFirst = entry.run == nil || entries.first { $0.run == entry.run }?.file == entry.file
    guard isFirst else { return }
    if entry.isMovie || entry.run != nil {
      let most = Self.largestMovie
      if size.width > most.width || size.height > most.height || info.frameCount > Self.mostFrames {
        tell(
          .largeMovie, entry, "\(text), \(info.frameCount) frames: too much to be played in time",
          "make it \(most.width) × \(most.height) at most, and \(Self.mostFrames) frames")
      }
    }
    if entry.isWhole {
      if Self.difference(size.size.aspect, Self.window.size.aspect) > 1.35 {
        tell(.graphicShape, entry, "\(text): it leaves much of a wide window empty", "make it 16:9")
      }
      if !isDrawing, max(size.size.width / 1280, size.size.height / 720) < 1 / Self.stretch {
        tell(
          .graphicSize, entry, "\(text): it is enlarged in a window of 1280 × 720", "make it 1280 × 720")
      }
      return
    }
    if Self.difference(size.size.aspect, drawn.aspect) > Self.distortion {
      tell(
        .graphicShape, entry, "\(text): the layer's size has other proportions, and stretches it",
        "give the layer the picture's proportions")
    }
    if !isDrawing, max(drawn.width / size.size.width, drawn.height / size.size.height) > Self.stretch {
      tell(
        .graphicSize, entry, "\(text): it is drawn \(Self.text(drawn)) large, and gets blurred",
        "make it twice that size, or an SVG")
    }
  }

  private static func text(_ size: Size) -> String {
    "\(Int(size.width.rounded())) × \(Int(size.height.rounded()))"
  }

  private mutating func tell(_ code: Issue.Code, _ entry: Entry, _ message: String, _ advice: String) {
    found.append(Issue(.warning, code, path: entry.file, message, advice: advice))
  }

  /// Numbered pictures of other sizes than the first are stretched into its place.
  private func unequalFrames() -> [Issue] {
    var firsts: [Int: PixelSize] = [:]
    var others: [Int: [Int]] = [:]
    for (number, entry) in entries.enumerated() {
      guard let run = entry.run, let size = sizes[number] else { continue }
      let first = firsts[run, default: size]
      firsts[run] = first
      if size != first { others[run, default: []].append(number) }
    }
    return others.sorted { $0.key < $1.key }.compactMap { run, numbers in
      guard let first = firsts[run], let odd = numbers.first, let size = sizes[odd] else { return nil }
      return Issue(
        .warning, .frameSizes, path: entries[odd].file,
        "\(size.width) × \(size.height) pixels, and the first picture has \(first.width) × \(first.height)"
          + (numbers.count > 1 ? "; so have \(numbers.count - 1) more" : ""),
        advice: "give all pictures of an animation one size")
    }
  }
}
