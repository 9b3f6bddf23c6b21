import Foundation
import Geometry
import Media

@testable import Workshop

extension CheckCases {
  /// Settings, labels and letters.
  static let texts: [Case] = [
    Case(.syntax, .error, at: "config.json") {
      try $0.write("config.json", "{ answers }")
    } right: {
      try $0.configure()
    },
    Case(.tooDeep, .error, at: "config.json") { pack in
      let deep = String(repeating: "[", count: 3000) + String(repeating: "]", count: 3000)
      try pack.configure("\"title\": \(deep)")
    } right: {
      try $0.configure(#""title": "[[["#)
    },
    Case(.wrongRoot, .error, at: "config.json") {
      try $0.write("config.json", "[]")
    } right: {
      try $0.configure()
    },
    Case(.encoding, .error, at: "config.json") {
      try $0.write("config.json", Array("{\"title\": \"".utf8) + [0xE9] + Array("\"}".utf8))
    } right: {
      try $0.configure(#""title": "é""#)
    },
    Case(.duplicateKey, .warning, at: "config.json") {
      try $0.configure(#""title": "A", "title": "B""#)
    } right: {
      try $0.configure(#""title": "A", "company": "B""#)
    },
    Case(.unknownKey, .warning, at: "config.json") {
      try $0.configure(#""titel": "A""#)
    } right: {
      try $0.configure(#""title": "A""#)
    },
    Case(.wrongValue, .warning, at: "config.json") {
      try $0.configure(#""game": {"seconds": 0}"#)
    } right: {
      try $0.configure(#""game": {"seconds": 4}"#)
    },
    Case(.unknownPlaceholder, .warning, at: "config.json") {
      try $0.configure(#""strings": {"score": "{points}"}"#)
    } right: {
      try $0.configure(#""strings": {"score": "{score}"}"#)
    },
    Case(.folderMissing, .error, at: "config.json") {
      try $0.configure(answers: #"{"label": "A", "pictures": "Cats"}, {"label": "B", "pictures": "Dog"}"#)
    } right: {
      try $0.configure()
    },
    // Longer than any path that can be opened: for the superuser no folder is unreadable otherwise.
    Case(.folderUnreadable, .warning, at: "") { pack in
      try shell(
        "for n in $(seq 20); do mkdir -p \(String(repeating: "d", count: 240)); cd d*; done", in: pack)
    } right: { pack in
      try shell("for n in $(seq 3); do mkdir -p \(String(repeating: "d", count: 240)); cd d*; done", in: pack)
    },
    Case(.fileUnreadable, .error, at: "config.json") {
      try $0.write("config.json", String(repeating: " ", count: 5 << 20))
    } right: {
      try $0.configure()
    },
    Case(.sameLabel, .error, at: "pack/ＣＡＴＳ") { pack in
      try pack.write("ＣＡＴＳ/a.svg", Drawing.rich(31))
    } right: {
      try $0.write("Rats/a.svg", Drawing.rich(31))
    },
    Case(.longLabel, .warning, at: "pack/Cats") {
      fits($0, drawn: 16, isCut: true)
    } right: {
      fits($0, drawn: 30, isCut: false)
    },
    Case(.smallLabel, .note, at: "pack/Cats") {
      fits($0, drawn: 30, isCut: false)
    } right: {
      fits($0, drawn: 32, isCut: false)
    },
    Case(.missingLetters, .warning, at: "pack/Cats") {
      $0.tools.missingLetters = { missing($0, "C") }
    } right: {
      $0.tools.missingLetters = { missing($0, "\u{1F9FF}") }
    },
    Case(.font, .warning, at: "pack") { $0.tools.fontFaults = { ["font Nowhere: it is not installed"] } },
  ]

  private static func missing(_ text: String, _ letter: Unicode.Scalar) -> [Unicode.Scalar] {
    text.unicodeScalars.contains(letter) ? [letter] : []
  }

  private static func fits(_ pack: DraftPack, drawn: Double, isCut: Bool) {
    pack.tools.fits = { _ in
      [LabelFit(answer: 0, window: PixelSize(1280, 720), wanted: 32, drawn: drawn, isCut: isCut)]
    }
  }

  private static func shell(_ script: String, in pack: DraftPack) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = pack.url.appendingPathComponent("Cats")
    try process.run()
    process.waitUntilExit()
  }

  /// The theme's files.
  static let theme: [Case] = [
    Case(.themeFile, .warning, at: "config.json") {
      try $0.configure(#""sounds": {"tick": "none.wav"}"#)
    } right: { pack in
      try pack.configure(#""sounds": {"tick": "tick.wav"}"#)
      try pack.write("tick.wav", sound(seconds: 0.1))
    },
    Case(.themeName, .warning, at: "theme/buton.svg") {
      try $0.write("theme/buton.svg", Drawing.blank(width: 140, height: 140))
    } right: {
      try $0.write("theme/button.svg", Drawing.blank(width: 140, height: 140))
    },
    Case(.animation, .error, at: "theme/splash") {
      // A folder without pictures.
      try FileManager.default.createDirectory(
        at: $0.url.appendingPathComponent("theme/splash"), withIntermediateDirectories: true)
    } right: {
      try $0.write("theme/splash.json", #"{"duration": 1, "layers": []}"#)
    },
    Case(.graphicShape, .warning, at: "theme/button.svg") {
      try $0.write("theme/button.svg", Drawing.blank(width: 300, height: 140))
    } right: {
      try $0.write("theme/button.svg", Drawing.blank(width: 140, height: 140))
    },
    Case(.graphicSize, .warning, at: "theme/background.bmp") {
      try $0.write("theme/background.bmp", Drawing.bitmap(640, 360))
    } right: {
      try $0.write("theme/background.bmp", Drawing.bitmap(1280, 720))
    },
    Case(.graphicShape, .warning, at: "theme/intro.json") {
      try tall($0, canvas: (160, 90), picture: (1280, 720))
    } right: {
      try tall($0, canvas: (90, 160), picture: (720, 1280))
    },
    Case(.graphicSize, .warning, at: "theme/tall.bmp") {
      try tall($0, canvas: (90, 160), picture: (640, 1138))
    } right: {
      try tall($0, canvas: (90, 160), picture: (720, 1280))
    },
    Case(.frameSizes, .warning, at: "splash/2.svg") {
      try frames($0, second: (1280, 700))
    } right: {
      try frames($0, second: (1280, 720))
    },
    Case(.largeMovie, .warning, at: "splash/1.svg") {
      try frames($0, size: (3840, 2160))
    } right: {
      try frames($0, size: (1920, 1080))
    },
    Case(.silentSound, .warning, at: "theme/right.wav") {
      try $0.write("theme/right.wav", sound(seconds: 1, level: 0.0005))
    } right: {
      try $0.write("theme/right.wav", sound(seconds: 1))
    },
    Case(.clippedSound, .warning, at: "theme/right.wav") {
      try $0.write("theme/right.wav", sound(seconds: 1, level: 1.5))
    } right: {
      try $0.write("theme/right.wav", sound(seconds: 1, level: 0.98))
    },
    Case(.longSound, .warning, at: "theme/tick.wav") {
      try $0.write("theme/tick.wav", sound(seconds: 1.1))
    } right: {
      try $0.write("theme/tick.wav", sound(seconds: 0.9))
    },
  ]

  /// An intro whose canvas for tall windows is filled by a picture.
  private static func tall(_ pack: DraftPack, canvas: (Int, Int), picture: (Int, Int)) throws {
    let size = "[\(canvas.0), \(canvas.1)]"
    try pack.write("theme/tall.bmp", Drawing.bitmap(picture.0, picture.1))
    try pack.write(
      "theme/intro.json",
      """
      {"canvas": [1280, 720], "duration": 1, "layers": [], "portrait": {"canvas": \(size), "layers": [
        {"image": "tall.bmp", "size": \(size), "position": [\(canvas.0 / 2), \(canvas.1 / 2)]}]}}
      """)
  }

  private static func frames(_ pack: DraftPack, size: (Int, Int) = (1280, 720), second: (Int, Int)? = nil)
    throws
  {
    for (number, size) in [size, second ?? size].enumerated() {
      try pack.write("theme/splash/\(number + 1).svg", Drawing.blank(width: size.0, height: size.1))
    }
  }

  /// A tone as the tests' tools read it: samples alone, a thousand a second; above level 1 it is cut off.
  private static func sound(seconds: Double, level: Double = 0.5) -> [UInt8] {
    (0..<Int(seconds * 1_000)).flatMap { index -> [UInt8] in
      let value = sin(Double(index) * 0.05) * level * 32_767
      let sample = Int16(max(-32_768, min(32_767, value)))
      return [UInt8(truncatingIfNeeded: sample), UInt8(truncatingIfNeeded: sample >> 8)]
    }
  }

  /// Files that nothing reads.
  static let files: [Case] = [
    Case(.strayFile, .warning, at: "Cats/clip.mp4") {
      try $0.write("Cats/clip.mp4", "film")
    } right: {
      try $0.write("Cats/README.txt", "about")
    },
    Case(.unusedFile, .warning, at: "pack/loose.svg") {
      try $0.write("loose.svg", Drawing.rich(8))
    } right: { pack in
      try pack.configure(#""graphics": {"star": "loose.svg"}"#)
      try pack.write("loose.svg", Drawing.rich(8))
    },
  ]
}
