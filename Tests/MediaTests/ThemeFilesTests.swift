import Foundation
import Testing

@testable import Media

@Suite struct ThemeFilesTests {
  let folder = TemporaryFolder()

  private func files(_ change: (inout Configuration) -> Void = { _ in }) throws -> ThemeFiles {
    for name in ["button.svg", "graphics/card.png", "sounds/tick.ogg", "animations/splash.json"] {
      try folder.write("shipped/\(name)")
    }
    var pack = Pack(configuration: Configuration(), root: folder("pack"), theme: folder("pack/theme"))
    change(&pack.configuration)
    return ThemeFiles(pack, shipped: folder("shipped"))
  }

  @Test func theShippedThemeIsTheLastResort() throws {
    try folder.makeFolder("pack/theme")
    let files = try files()
    #expect(files.graphic(.button)?.file == folder("shipped/button.svg"))
    #expect(files.graphic(.card)?.file == folder("shipped/graphics/card.png"))
    #expect(files.graphic(.star) == nil)
    #expect(files.sound(.tick) == folder("shipped/sounds/tick.ogg"))
    #expect(files.animation(.splash) == folder("shipped/animations/splash.json"))
    #expect(files.displayFont == .family("Quicksand:bold"))
    #expect(files.issues == [])
  }

  @Test func theOwnersThemeComesBefore() throws {
    for name in [
      "button.PNG", "graphics/card.svg", "card.png", "tick.wav", "intro/1.png", "splash.gif",
      "fonts/small.ttf",
    ] {
      try folder.write("pack/theme/\(name)")
    }
    let files = try files()
    #expect(files.graphic(.button)?.file == folder("pack/theme/button.PNG"))
    #expect(files.graphic(.card)?.file == folder("pack/theme/graphics/card.svg"))
    #expect(files.sound(.tick) == folder("pack/theme/tick.wav"))
    #expect(files.animation(.intro) == folder("pack/theme/intro"))
    #expect(files.animation(.splash) == folder("pack/theme/splash.gif"))
    #expect(files.smallFont == .file(folder("pack/theme/fonts/small.ttf")))
    #expect(files.issues == [])
  }

  @Test func theConfigurationComesFirst() throws {
    for name in ["theme/button.png", "b.png", "t.ogg", "clip/1.png", "f.otf", "r.png", "r.ogg"] {
      try folder.write("pack/\(name)")
    }
    let files = try files {
      $0.graphics["button"] = .init(file: "b.png", slice: 0.25)
      $0.sounds["tick"] = "t.ogg"
      $0.animations["splash"] = "clip"
      $0.fonts.label = "f.otf"
      $0.tiers = [.init(from: 0, title: "a", graphic: "r.png", sound: "r.ogg"), .init(from: 0.5, title: "b")]
    }
    #expect(files.graphic(.button)?.file == folder("pack/b.png"))
    var style = GraphicName.button.style
    style.slice = 0.25
    #expect(files.graphic(.button)?.style == style)
    #expect(files.sound(.tick) == folder("pack/t.ogg"))
    #expect(files.animation(.splash) == folder("pack/clip"))
    #expect(files.labelFont == .file(folder("pack/f.otf")))
    #expect(files.tierGraphic(0)?.file == folder("pack/r.png"))
    #expect(files.tierSound(0) == folder("pack/r.ogg"))
    #expect(files.tierGraphic(1) == nil)
    #expect(files.issues == [])
  }

  @Test func whatIsMissingIsToldAndFallsBack() throws {
    try folder.write("pack/theme/buton.png")
    let files = try files {
      $0.graphics["button"] = .init(file: "none.png")
      $0.sounds["tick"] = "none.ogg"
      $0.animations["splash"] = "none"
      $0.fonts.label = "none.ttf"
    }
    #expect(files.graphic(.button)?.file == folder("shipped/button.svg"))
    #expect(files.sound(.tick) == folder("shipped/sounds/tick.ogg"))
    #expect(files.animation(.splash) == folder("shipped/animations/splash.json"))
    #expect(files.labelFont == .family("Quicksand:bold"))
    #expect(codes(files.issues) == [.themeFile, .themeFile, .themeFile, .themeFile, .themeName])
    #expect(files.issues[0].message == "graphics.button: there is no file \(folder("pack/none.png"))")
    #expect(files.issues[4].advice == "did you mean \"button\"?")
  }

  @Test func aMissingThemeFolderIsTold() throws {
    #expect(codes(try files().issues) == [.themeFile])
  }

  /// The shipped theme's own table says how its graphics stretch; the program must draw them so.
  @Test func slicesAreAsTheShippedThemeIsDrawn() throws {
    let readme = try String(contentsOfFile: Self.shipped + "/graphics/README.md", encoding: .utf8)
    var rows = 0
    for line in readme.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count >= 4, let corner = Double(cells[1]), let outset = Double(cells[2]) else { continue }
      for part in cells[0].split(separator: ",") {
        let name = part.trimmingCharacters(in: CharacterSet(charactersIn: "` "))
        let style = try #require(GraphicName(rawValue: name), "\(name)").style
        #expect(style.fit == .slices && style.corner == corner && style.outset == outset, "\(name)")
        rows += 1
      }
    }
    #expect(rows >= 20)
  }

  @Test func theShippedThemeIsComplete() {
    // "rules" is the owner's to give.
    for name in GraphicName.allCases where name != .rules {
      let file = Self.shipped + "/graphics/\(name.rawValue).svg"
      #expect(FileManager.default.fileExists(atPath: file), "\(name.rawValue)")
    }
    for name in SoundName.allCases {
      let file = Self.shipped + "/sounds/\(name.rawValue).wav"
      #expect(FileManager.default.fileExists(atPath: file), "\(name.rawValue)")
    }
  }

  private static let shipped: String = {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { root.deleteLastPathComponent() }
    return root.path + "/Assets/theme"
  }()
}
