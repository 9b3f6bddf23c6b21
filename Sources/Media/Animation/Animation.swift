import Geometry
import Motion

/// An animation as the owner gave it, ready to play.
package struct Animation: Equatable, Sendable {
  package var timeline: Timeline
  /// Seconds; nil for a moving picture, which alone knows its own time.
  package var duration: Double?
  /// What there is to tell.
  package var issues: [Issue]

  package init(timeline: Timeline, duration: Double?, issues: [Issue] = []) {
    self.timeline = timeline
    self.duration = duration
    self.issues = issues
  }

  /// Reads a timeline file, a folder of numbered pictures, or an animated GIF or WebP.
  ///
  /// - Parameters:
  ///   - path: the file, or the folder; one that holds `timeline.json` is that timeline.
  ///   - colours: for colours that a timeline gives by role.
  /// - Returns: the animation, with warnings of what was passed over.
  /// - Throws: an error that says what is wrong with the file as a whole.
  package static func load(
    _ path: FilePath, colours: Configuration.Colours = .init()
  ) throws(Issue) -> Animation {
    if Files.isFolder(path) {
      let timeline = path.appending("timeline.json")
      if Files.isFile(timeline) { return try load(timeline, colours: colours) }
      return try frames(path)
    }
    switch path.fileExtension {
    case "json":
      let reader = TimelineReader(try JSONDocument.read(path), colours: colours)
      let timeline = reader.timeline
      return Animation(timeline: timeline, duration: timeline.duration, issues: reader.issues)
    case "gif", "webp": return try movie(path)
    default:
      throw Issue(
        .error, .animation, path: path,
        Files.isFile(path) ? "this file is no animation" : "there is no such file or folder",
        advice: "give a timeline (.json), a folder of numbered pictures, or an animated .gif or .webp")
    }
  }

  private static func movie(_ path: FilePath) throws(Issue) -> Animation {
    guard Files.isFile(path) else {
      throw Issue(.error, .animation, path: path, "there is no such file", advice: "correct the path")
    }
    var issues: [Issue] = []
    let text = PathText.text(path, &issues)
    let size = ImageHeader.size(path)?.size ?? standardSize
    return Animation(
      timeline: oneLayer(.movie(path: text, size: size), size, duration: 0), duration: nil, issues: issues)
  }

  private static func frames(_ folder: FilePath) throws(Issue) -> Animation {
    var issues: [Issue] = []
    let frames = FrameFiles.all(in: folder)
    guard let first = frames.first else {
      throw Issue(
        .error, .animation, path: folder, "no pictures in this folder",
        advice: "put numbered pictures there (frame-1.png, frame-2.png, …), or timeline.json")
    }
    var rate = FrameFiles.standardRate
    let settings = folder.appending("frames.json")
    if Files.isFile(settings) {
      let document = try JSONDocument.read(settings)
      var values = ValueReader(document)
      if case .object(let members) = document.root.value {
        for member in members {
          guard member.key == "rate" else {
            values.unknown(member, in: "", known: ["rate"])
            continue
          }
          let want = ValueReader.Want(
            "rate", "a number from 1 to 120, pictures a second", instead: "\(rate.plain) is used")
          rate = values.number(member.node, in: FrameFiles.rates, want) ?? rate
        }
      }
      issues += values.issues
    }
    let size = ImageHeader.size(first)?.size ?? standardSize
    let paths = frames.map { PathText.text($0, &issues) }
    let duration = Double(paths.count) / rate
    return Animation(
      timeline: oneLayer(.frames(paths: paths, rate: rate, size: size), size, duration: duration),
      duration: duration, issues: issues)
  }

  /// The canvas is the picture.
  private static func oneLayer(_ content: Timeline.Content, _ size: Size, duration: Double) -> Timeline {
    let centre = Point(size.width / 2, size.height / 2)
    return Timeline(
      duration: duration, canvas: size,
      layers: [Timeline.Layer(name: "picture", content: content, position: Track(centre))])
  }

  /// For pictures that do not tell their size.
  private static let standardSize = Size(1280, 720)
}
