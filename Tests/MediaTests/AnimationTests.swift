import Geometry
import Motion
import Testing

@testable import Media

@Suite struct AnimationTests {
  let folder = TemporaryFolder()
  /// The first bytes of pictures of 5 × 3 pixels.
  static let png: [UInt8] = [
    0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 5, 0, 0, 0, 3,
  ]
  static let gif: [UInt8] = Array("GIF89a".utf8) + [5, 0, 3, 0]

  private func load(_ text: String) throws -> Animation {
    for name in ["a.svg", "s.wav", "m.gif", "f/10.png", "f/9.png", "f/notes.txt"] { try folder.write(name) }
    return try Animation.load(folder.write("t.json", text))
  }

  @Test func readsATimeline() throws {
    let animation = try load(
      """
      {"canvas": [100, 50], "fit": "cover", "duration": 2.5, "background": "#102030", // dark
       "layers": [
        {"name": "one", "image": "a.svg", "size": [10, 20], "anchor": [0, 1], "scale": 2, "rotation": -90,
         "position": [{"at": 1, "value": [3, 4], "easing": "outCubic"}, {"at": 0, "value": [1, 2]}],
         "opacity": [{"at": 0, "value": 0}, {"at": 1, "value": 1}], "reveal": [0, 0, 0.5, 1]},
        {"text": "{company}", "font": "small", "fontSize": 12, "spacing": 0.3, "colour": "accent"},
        {"frames": "f", "rate": 12, "size": [5, 6]}, {"frames": "f/1*.png", "size": [5, 6]},
        {"movie": "m.gif", "size": [7, 8]}, {"fill": "#FFF", "size": [1, 1]},
       ], "sounds": [{"at": 1, "sound": "s.wav"}, {"at": 0.5, "sound": "s.wav"}]}
      """)
    #expect(animation.issues == [])
    #expect(animation.duration == 2.5)
    let centre = Track(Point(50, 25))
    let path = try #require(folder.path.text)
    let keyframes = [
      Track<Point>.Keyframe(1, Point(3, 4), .outCubic), Track<Point>.Keyframe(0, Point(1, 2)),
    ]
    var expected = Timeline(
      duration: 2.5, canvas: Size(100, 50), fit: .cover, background: Colour(0x10, 0x20, 0x30),
      cues: [.init(0.5, "\(path)/s.wav"), .init(1, "\(path)/s.wav")])
    expected.layers = [
      .init(
        name: "one", content: .image(path: "\(path)/a.svg", size: Size(10, 20)), anchor: Point(0, 1),
        position: try #require(Track(keyframes)), scale: Track(2), rotation: Track(-90),
        opacity: try #require(Track([.init(0, 0.0), .init(1, 1.0)])), reveal: Track(Rect(0, 0, 0.5, 1))),
      .init(
        name: "layers[1]",
        content: .text(
          .init(
            text: "{company}", font: "small", size: 12, colour: Configuration.Colours().accent, spacing: 0.3)),
        position: centre),
      .init(
        name: "layers[2]",
        content: .frames(paths: ["\(path)/f/9.png", "\(path)/f/10.png"], rate: 12, size: Size(5, 6)),
        position: centre),
      .init(
        name: "layers[3]", content: .frames(paths: ["\(path)/f/10.png"], rate: 24, size: Size(5, 6)),
        position: centre),
      .init(name: "layers[4]", content: .movie(path: "\(path)/m.gif", size: Size(7, 8)), position: centre),
      .init(name: "layers[5]", content: .fill(.white, size: Size(1, 1)), position: centre),
    ]
    #expect(animation.timeline == expected)
  }

  @Test(arguments: [
    ("\"canvas\": [0, 5]", "wrong-value"), ("\"canvas\": 5", "wrong-value"),
    ("\"fit\": \"big\"", "wrong-value"),
    ("\"layer\": []", "unknown-key"), ("\"duration\": -1", "wrong-value"),
    ("\"background\": \"walls\"", "wrong-value"),
    ("\"layers\": [{\"image\": \"none.svg\", \"size\": [1, 1]}]", "animation"),
    ("\"layers\": [{\"image\": \"a.svg\"}]", "wrong-value"), ("\"layers\": [{}]", "wrong-value"),
    ("\"layers\": [{\"image\": \"a.svg\", \"text\": \"b\"}]", "wrong-value"),
    ("\"layers\": [5]", "wrong-value"),
    ("\"layers\": [{\"text\": \"a\", \"size\": [1, 1]}]", "unknown-key"),
    ("\"layers\": [{\"text\": \"a\", \"position\": [1]}]", "wrong-value"),
    ("\"layers\": [{\"text\": \"a\", \"opacity\": [{\"at\": 0}]}]", "wrong-value"),
    (
      "\"layers\": [{\"text\": \"a\", \"opacity\": [{\"at\": 0, \"value\": 1, \"easing\": \"bounce\"}]}]",
      "wrong-value"
    ),
    ("\"layers\": [{\"text\": \"a\", \"opacity\": [{\"at\": 0, \"value\": 1, \"ease\": 1}]}]", "unknown-key"),
    ("\"layers\": [{\"text\": \"a\", \"scale\": 1e999}]", "wrong-value"),
    ("\"layers\": [{\"frames\": \"none\", \"size\": [1, 1]}]", "animation"),
    ("\"sounds\": [{\"at\": 1, \"sound\": \"none.wav\"}]", "animation"),
    ("\"portrait\": []", "wrong-value"), ("\"portrait\": {\"canvas\": [9, 16]}", "wrong-value"),
    ("\"portrait\": {\"layers\": [], \"fit\": \"cover\"}", "unknown-key"),
    ("\"portrait\": {\"layers\": [{\"text\": 5}]}", "wrong-value"),
  ])
  func anOddValueIsOneWarningWithItsLine(text: String, code: String) throws {
    let animation = try load("{\n\(text)}")
    #expect(animation.issues.map(\.code.rawValue) == [code], "\(animation.issues)")
    #expect(animation.issues.allSatisfy { $0.line == 2 && $0.severity == .warning })
  }

  @Test func tallWindowsMayHaveACanvasAndLayersOfTheirOwn() throws {
    // Whatever the order of the keys, what has no position stands in the middle of its own canvas.
    let timeline = try load(
      """
      {"portrait": {"layers": [{"text": "tall"}]}, "layers": [{"text": "wide"}], "canvas": [80, 60]}
      """
    ).timeline
    let (wide, tall) = (timeline.stage(isPortrait: false), timeline.stage(isPortrait: true))
    #expect(wide.canvas == Size(80, 60))
    #expect(wide.layers.map(\.position) == [Track(Point(40, 30))])
    #expect(tall.canvas == Size(60, 80))
    #expect(tall.layers.map(\.position) == [Track(Point(30, 40))])
    #expect(tall.layers.map(\.name) == ["portrait.layers[0]"])

    let own = try load("{\"portrait\": {\"canvas\": [9, 16], \"layers\": [{\"text\": \"tall\"}]}}").timeline
    #expect(own.stage(isPortrait: true).canvas == Size(9, 16))
    let plain = try load("{\"layers\": [{\"text\": \"wide\"}]}").timeline
    #expect(plain.stage(isPortrait: true) == plain.stage(isPortrait: false))
  }

  @Test func withoutADurationItEndsWithTheLastMovement() throws {
    let text = "{\"layers\": [{\"text\": \"a\", \"scale\": [{\"at\": 3, \"value\": 1}]}], \"sounds\": []}"
    #expect(try load(text).duration == 3)
  }

  @Test func aFolderOfNumberedPicturesIsAnAnimation() throws {
    for number in [1, 10, 2] { try folder.write(FilePath("clip/f\(number).png"), Self.png) }
    try folder.write("clip/.DS_Store")
    #expect(try Animation.load(folder("clip")).duration == 3.0 / 24)
    try folder.write("clip/frames.json", "{\"rate\": 12, \"rat\": 1}")
    let animation = try Animation.load(folder("clip"))
    #expect(codes(animation.issues) == [.unknownKey])
    let paths = [1, 2, 10].map { "\(folder.path)/clip/f\($0).png" }
    #expect(animation.timeline.layers.map(\.content) == [.frames(paths: paths, rate: 12, size: Size(5, 3))])
    #expect(animation.timeline.canvas == Size(5, 3))
    try folder.write("clip/timeline.json", "{\"duration\": 7}")
    #expect(try Animation.load(folder("clip")).duration == 7)
  }

  @Test func aMovingPictureKnowsItsOwnTime() throws {
    let animation = try Animation.load(folder.write(FilePath("a.GIF"), Self.gif))
    #expect(animation.duration == nil)
    #expect(
      animation.timeline.layers.map(\.content) == [.movie(path: "\(folder.path)/a.GIF", size: Size(5, 3))])
  }

  @Test(arguments: ["none.json", "none.gif", "none", "empty", "text.txt", "bad.json"])
  func whatIsNoAnimationIsAnError(name: String) throws {
    try folder.makeFolder("empty")
    try folder.write("text.txt")
    try folder.write("bad.json", "{")
    #expect { try Animation.load(folder(name)) } throws: { ($0 as? Issue)?.severity == .error }
  }

  @Test func sizesAreReadFromTheFirstBytes() {
    let webp = Array("RIFF....WEBPVP8X....".utf8) + [0, 0, 0, 0, 4, 0, 0, 2, 0, 0]
    let lossless = Array("RIFF....WEBPVP8L....".utf8) + [0x2F, 4, 0x80, 0, 0, 0, 0, 0, 0, 0]
    let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8, 0, 3, 0, 5, 1]
    for bytes in [Self.png, Self.gif, webp, lossless, jpeg] {
      #expect(ImageHeader.size(bytes) == PixelSize(5, 3))
      for count in 0..<10 { #expect(ImageHeader.size(Array(bytes.prefix(count))) == nil) }
    }
  }
}
