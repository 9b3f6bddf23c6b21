import Foundation
import Testing

/// Archives that a stranger might send, each with a piece of the sentence that refuses it.
struct HostileArchive: CustomTestStringConvertible, Sendable {
  var name: String
  var gist: String
  var bytes: [UInt8]

  var testDescription: String { name }

  init(_ name: String, _ gist: String, _ zip: RawZip) {
    self.init(name, gist, bytes: zip.bytes)
  }

  init(_ name: String, _ gist: String, bytes: [UInt8]) {
    self.name = name
    self.gist = gist
    self.bytes = bytes
  }

  /// An entry's name that is refused.
  private static func named(_ name: String, _ entry: String, _ gist: String) -> HostileArchive {
    HostileArchive(name, gist, RawZip(.init(entry)))
  }

  private static func kind(_ name: String, _ mode: UInt32, _ gist: String) -> HostileArchive {
    HostileArchive(name, gist, RawZip(.init("a/x.jpg", text: "/etc/passwd").with { $0.mode = mode }))
  }

  private static func config(_ name: String, _ text: String, _ gist: String) -> HostileArchive {
    var zip = RawZip()
    zip.entries[1] = .init(
      "config.json",
      text:
        "{\"answers\": [{\"label\": \"A\", \"pictures\": \"a\"}, {\"label\": \"B\", \"pictures\": \"b\"}],\n\(text)}"
    )
    return HostileArchive(name, gist, zip)
  }

  static let names: [HostileArchive] = [
    named("absolute path", "/tmp/closeup-evil.jpg", "\"/tmp/closeup-evil.jpg\" is a path from the root"),
    named("one folder up", "../evil.jpg", "\"../evil.jpg\" leads out of the pack's folder"),
    named("up from below", "a/../../evil.jpg", "leads out of the pack's folder"),
    named("up at the end", "a/..", "leads out of the pack's folder"),
    named("backslashes", "..\\..\\evil.jpg", "holds a backslash"),
    named("drive letter", "C:/evil.jpg", "holds \":\""),
    named("stream of a file", "a/1.jpg:evil.jpg", "holds \":\""),
    named("dot folder", "a/./1.jpg", "is no name"),
    named("empty folder name", "a//2.jpg", "a folder without a name"),
    named("hidden file", "a/.bashrc.jpg", "begins with a dot"),
    named("the mark of an installed pack", ".installed.json", "begins with a dot"),
    named("line break", "a/x\n.jpg", "a/x\\n.jpg"),
    named("escape sequence", "a/\u{1B}[2J.jpg", "holds \\u{1B}"),
    named("letters that turn the writing", "a/x\u{202E}gpj.json", "holds \\u{202E}"),
    named("letters of no width", "a/x\u{200B}.jpg", "holds \\u{200B}"),
    named("device of Windows", "a/con.jpg", "device on Windows"),
    named("dot at the end", "a/x.jpg.", "ends in a dot"),
    named("space at the end", "a /x.jpg", "ends in a dot or a space"),
    named("name of 250 bytes", "a/\(String(repeating: "x", count: 246)).jpg", "longer than 200 bytes"),
    named("deep folders", String(repeating: "d/", count: 40) + "x.jpg", "in more than 12 folders"),
    named(
      "path of 600 bytes",
      (0..<4).map { _ in String(repeating: "y", count: 150) }.joined(separator: "/") + ".jpg",
      "a path of more than 512 bytes"),
    HostileArchive(
      "zero in a name", "holds", RawZip(.init(bytes: Array("a/x.jpg".utf8) + [0] + Array(".jpg".utf8)))),
    HostileArchive(
      "name that is not UTF-8", "not UTF-8", RawZip(.init(bytes: [0x61, 0x2F, 0xFF, 0x2E, 0x6A, 0x70, 0x67]))),
    HostileArchive(
      "name in another set of letters", "not marked as UTF-8",
      RawZip(RawZip.Entry("a/ü.jpg").with { $0.flags = 0 })),
  ]

  static let things: [HostileArchive] = [
    kind("symbolic link", 0o120_777, "\"a/x.jpg\" is a link"),
    HostileArchive(
      "file through a link", "\"c.jpg\" is a link",
      RawZip(RawZip.Entry("c.jpg", text: "/tmp").with { $0.mode = 0o120_777 }, .init("c.jpg/evil.jpg"))),
    HostileArchive(
      "link at its data only", "at its data",
      RawZip(
        RawZip.Entry("a/x.jpg", text: "/etc/passwd").with {
          // libarchive's field: version made by, inner and outer attributes of a link.
          $0.localExtra = [0x78, 0x6C, 0x09, 0x00, 0x07, 0x14, 0x03, 0, 0, 0, 0, 0xFF, 0xA1]
        })),
    kind("character device", 0o020_666, "is a device"), kind("block device", 0o060_666, "is a device"),
    kind("pipe", 0o010_666, "is a pipe"), kind("socket", 0o140_666, "is a pipe or a socket"),
    kind("setuid", 0o104_755, "setuid"), kind("sticky", 0o101_644, "sticky"),
    kind("folder without a slash", 0o040_755, "a file and a folder at once"),
    HostileArchive(
      "file called a folder", "a file and a folder at once",
      RawZip(RawZip.Entry("c/", []).with { $0.mode = 0o100_644 })),
    HostileArchive("folder with bytes", "a folder with bytes", RawZip(.init("c/"))),
    HostileArchive("the same name twice", "\"a/1.jpg\" is there twice", RawZip(.init("a/1.jpg"))),
    HostileArchive("upper and lower case", "one name to some systems", RawZip(.init("A/1.JPG"))),
    HostileArchive(
      "upper and lower case of a folder", "one name to some systems", RawZip(.init("A/2.jpg"))),
    HostileArchive(
      "accents stored in two ways", "one name to some systems",
      RawZip(.init("a/caf\u{E9}.jpg"), .init("a/cafe\u{301}.jpg"))),
    HostileArchive("file and folder", "a file and a folder at once", RawZip(.init("a/1.jpg/x.jpg"))),
    HostileArchive(
      "folder and file", "a file and a folder at once", RawZip(.init("c.jpg/", []), .init("c.jpg"))),
    HostileArchive("archive in the archive", "kind that no pack holds", RawZip(.init("a/more.zip"))),
    HostileArchive("script", "kind that no pack holds", RawZip(.init("a/run.sh"))),
    HostileArchive("starter of a desktop", "kind that no pack holds", RawZip(.init("Fun.desktop"))),
  ]

  static let structures: [HostileArchive] = [
    HostileArchive("encrypted", "is encrypted", RawZip(RawZip.Entry("a/x.jpg").with { $0.flags = 0x0801 })),
    HostileArchive(
      "hidden directory", "is encrypted", RawZip(RawZip.Entry("a/x.jpg").with { $0.flags = 0x2801 })),
    HostileArchive(
      "patch", "feature that no pack needs", RawZip(RawZip.Entry("a/x.jpg").with { $0.flags = 0x0820 })),
    HostileArchive("other packer", "method 12", RawZip(RawZip.Entry("a/x.jpg").with { $0.method = 12 })),
    HostileArchive("one of several parts", "one part of several", RawZip().with { $0.disk = 1 }),
    HostileArchive(
      "entry of another part", "another part", RawZip(RawZip.Entry("a/x.jpg").with { $0.disk = 3 })),
    HostileArchive(
      "two entries on the same bytes", "overlaps",
      RawZip(
        RawZip.Entry("a/2.jpg").with {
          $0.isOnTop = true; $0.localName = Array("b/1.jpg".utf8)
        })),
    HostileArchive(
      "entry that reaches into the next", "overlaps",
      RawZip(
        RawZip.Entry("a/2.jpg").with {
          $0.packedSize = 40; $0.size = 40
        }, .init("a/3.jpg"))),
    HostileArchive(
      "entry without data", "has another name at its data",
      RawZip().with { $0.entries.insert(RawZip.Entry("a/2.jpg").with { $0.isListedOnly = true }, at: 0) }),
    HostileArchive(
      "bytes between entries", "after bytes of no entry",
      RawZip(RawZip.Entry("a/2.jpg").with { $0.gap = [1, 2, 3] })),
    HostileArchive(
      "program before the archive", "after bytes of no entry",
      RawZip().with { $0.before = Array("#!/bin/sh\n".utf8) }),
    HostileArchive("something after the end", "something follows its end", RawZip().with { $0.after = [0] }),
    HostileArchive(
      "note at the end", "something follows its end", RawZip().with { $0.note = Array("hello".utf8) }),
    HostileArchive("wrong place of the directory", "not where it says", RawZip().with { $0.shift = 4 }),
    HostileArchive("cut off", "cut off", bytes: Array(RawZip().bytes.dropLast(30))),
    HostileArchive(
      "two names", "another name at its data",
      RawZip(RawZip.Entry("a/2.jpg").with { $0.localName = Array("../evil.jpg".utf8) })),
    HostileArchive(
      "second name in a field", "has two names",
      RawZip(
        RawZip.Entry("a/2.jpg").with {
          let evil = Array("../evil.jpg".utf8)
          $0.extra =
            RawZip.numbers(0x7075, UInt16(5 + evil.count)) + [1] + RawZip.numbers(RawZip.sum($0.name)) + evil
        })),
    HostileArchive(
      "field that is not whole", "not whole",
      RawZip(RawZip.Entry("a/2.jpg").with { $0.extra = [1, 0, 99, 0, 1] })),
    HostileArchive("wrong sum", "cannot be unpacked", RawZip(RawZip.Entry("a/2.jpg").with { $0.sum ^= 1 })),
    HostileArchive(
      "other size at its data", "other sizes", RawZip(RawZip.Entry("a/2.jpg").with { $0.localSize = 3 })),
    HostileArchive(
      "no compressed data", "cannot be unpacked",
      RawZip(RawZip.Entry("a/2.jpg", [0xFF, 0xFF, 0xFF]).with { $0.method = 8 })),
    HostileArchive(
      "larger than packed, uncompressed", "lies about its size",
      RawZip(RawZip.Entry("a/2.jpg").with { $0.size = 100 })),
    HostileArchive(
      "large number that is missing", "has no size", RawZip(RawZip.Entry("a/2.jpg").with { $0.size = .max })),
    HostileArchive("empty archive", "it is empty", RawZip(only: [])),
    HostileArchive(
      "no manifest", "does not begin with closeup.json", RawZip(only: [RawZip.config] + RawZip.pictures)),
    HostileArchive("no config", "no config.json", RawZip(only: [RawZip.manifest] + RawZip.pictures)),
    HostileArchive(
      "config is a folder", "no config.json",
      RawZip(only: [RawZip.manifest] + RawZip.pictures + [RawZip.Entry("config.json/", [])])),
    HostileArchive("empty file", "too short", bytes: []),
    HostileArchive("text", "not a zip file", bytes: Array("This is not an archive at all.".utf8)),
    HostileArchive("start of a zip", "cut off", bytes: Array(RawZip().bytes.prefix(60))),
    HostileArchive(
      "RAR", "not a zip file", bytes: Array("Rar!\u{1A}\u{7}".utf8) + [UInt8](repeating: 0, count: 40)),
  ]

  /// What unpacks to more than it should.
  static func bombs() throws -> [HostileArchive] {
    let zeros = [UInt8](repeating: 0, count: 8 << 20)
    let bomb = try RawZip.Entry("a/bomb.bmp", deflated: zeros)
    return [
      HostileArchive("bomb", "times larger than it is here", RawZip(bomb)),
      HostileArchive("bomb that lies", "lies about its size", RawZip(bomb.with { $0.size = 1_000 })),
      HostileArchive(
        "bomb that lies, with its sum", "lies about its size",
        RawZip(
          bomb.with {
            $0.size = 1_000; $0.sum = RawZip.sum(Array(zeros.prefix(1_000)))
          })),
      HostileArchive(
        "less than it says", "wrong size",
        RawZip(try RawZip.Entry("a/x.bmp", deflated: Array(zeros.prefix(50_000))).with { $0.size = 60_000 })),
      HostileArchive("size of gigabytes", "would take", RawZip(bomb.with { $0.size = 0xF000_0000 })),
      HostileArchive(
        "text of 65 MB", "would take",
        RawZip(
          bomb.with {
            $0.name = Array("a/notes.csv".utf8); $0.size = 65 << 20
          })),
    ]
  }

  static let contents: [HostileArchive] = [
    config(
      "theme outside", "\"theme\": \"../../secret\"",
      "config.json, line 2: theme is \"../../secret\", outside"),
    config("theme from the root", "\"theme\": \"/etc\"", "outside of the pack's folder"),
    config("graphic outside", "\"graphics\": {\"button\": \"../x.png\"}", "graphics.button"),
    config(
      "graphic outside, as an object", "\"graphics\": {\"button\": {\"file\": \"a/../../x.png\"}}",
      "graphics.button"),
    config("sound outside", "\"sounds\": {\"right\": \"/etc/x.ogg\"}", "sounds.right"),
    config("animation outside", "\"animations\": {\"splash\": \"..\"}", "animations.splash"),
    config("font outside", "\"fonts\": {\"label\": \"/etc/x.ttf\"}", "fonts.label"),
    config(
      "result outside", "\"results\": [{\"from\": 0, \"title\": \"x\", \"graphic\": \"../x.png\"}]",
      "results[0].graphic"),
    config(
      "answers outside",
      "\"answers\": [{\"label\": \"A\", \"pictures\": [\"a\", \"/home\"]}, {\"label\": \"B\", \"pictures\": \"b\"}]",
      "answers[0].pictures"),
    HostileArchive(
      "timeline outside", "theme/splash.json, line 1: layers[0].image",
      RawZip(
        .init("theme/splash.json", text: "{\"layers\": [{\"image\": \"../../x.png\", \"size\": [1, 1]}]}"))),
    HostileArchive(
      "frames outside", "layers[0].frames",
      RawZip(.init("theme/splash.json", text: "{\"layers\": [{\"frames\": \"/etc/*\", \"size\": [1, 1]}]}"))),
    HostileArchive(
      "sound of a timeline outside", "sounds[0].sound",
      RawZip(.init("t/x.json", text: "{\"sounds\": [{\"at\": 0, \"sound\": \"../../x.ogg\"}]}"))),
    HostileArchive(
      "answers' folder that is not there", "is not there",
      RawZip(only: [RawZip.manifest, RawZip.config, RawZip.pictures[0]])),
    HostileArchive(
      "no pictures", "no pictures for",
      RawZip(only: [RawZip.manifest, RawZip.config, .init("a/", []), .init("b/", [])])),
    HostileArchive(
      "broken config", "config.json",
      RawZip(only: [RawZip.manifest, .init("config.json", text: "{ \"answers\": [")] + RawZip.pictures)),
    HostileArchive(
      "broken manifest", "closeup.json",
      RawZip(only: [.init("closeup.json", text: "[]"), RawZip.config] + RawZip.pictures)),
    HostileArchive(
      "manifest without a format", "does not say its format",
      RawZip(only: [.init("closeup.json", text: "{}"), RawZip.config] + RawZip.pictures)),
    HostileArchive(
      "pack of a newer game", "newer Closeup",
      RawZip(only: [.init("closeup.json", text: "{\"format\": 99}"), RawZip.config] + RawZip.pictures)),
  ]

  static var all: [HostileArchive] {
    get throws { try names + things + structures + bombs() + contents }
  }
}
