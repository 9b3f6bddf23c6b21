import Foundation
import Media

/// The packs that bring each code up, and those that do not.
enum CheckCases {
  typealias Case = CheckCodeTests.Case

  /// Numbers of pictures, shapes and sizes.
  static let answers: [Case] = [
    Case(.answerCount, .error, at: "pack") { try $0.remove("Dogs") },
    Case(.answerName, .error, at: "config.json") {
      try $0.configure(answers: #"{"label": " ", "pictures": "Cats"}, {"label": "B", "pictures": "Dogs"}"#)
    } right: {
      try $0.configure()
    },
    Case(.answerPictures, .error, at: "") { pack in
      try pack.configure()
      for name in ["a", "b"] { try pack.remove("Cats/\(name).svg") }
    } right: {
      try $0.configure()
    },
    Case(.emptyFolder, .warning, at: "pack/Birds") { try $0.write("Birds/notes.txt", "none") },
    Case(.fewPictures, .warning, at: "config.json") {
      try $0.configure(#""game": {"pictures": 5}"#)
    } right: {
      try $0.configure(#""game": {"pictures": 4}"#)
    },
    Case(.unequalAnswers, .warning, at: "pack/Dogs") { pack in
      for number in 0..<3 { try pack.write("Cats/more-\(number).svg", Drawing.rich(20 + UInt64(number))) }
    } right: { pack in
      for number in 0..<2 { try pack.write("Cats/more-\(number).svg", Drawing.rich(20 + UInt64(number))) }
    },
    Case(.oddShape, .warning, at: "pack/Dogs") {
      try many($0, dogs: (700, 1000))
    } right: {
      try many($0, dogs: (1200, 900))
    },
    Case(.oddSize, .warning, at: "pack/Cats") {
      try many($0, dogs: (480, 360))
    } right: {
      try many($0, dogs: (800, 600))
    },
  ]

  /// Eight pictures for each answer, those of the dogs in a size of their own.
  private static func many(_ pack: DraftPack, dogs: (Int, Int)) throws {
    for number in 0..<8 {
      let seed = UInt64(100 + number)
      try pack.write("Cats/\(number).svg", Drawing.rich(seed))
      try pack.write("Dogs/\(number).svg", Drawing.rich(seed + 50, width: dogs.0, height: dogs.1))
    }
  }

  /// What is in the files, and what tables say of them.
  static let photos: [Case] = [
    Case(.cannotDecode, .error, at: "Cats/c.jpg") { try $0.copy("misnamed/web-page.jpg", to: "Cats/c.jpg") },
    Case(.overLimits, .error, at: "Cats/c.png") {
      try $0.copy("photos/png-900-megapixel-bomb.png", to: "Cats/c.png")
    },
    Case(.wrongExtension, .warning, at: "Cats/c.jpg") {
      try $0.copy("misnamed/png-inside.jpg", to: "Cats/c.jpg")
    } right: {
      try $0.copy("misnamed/png-inside.jpg", to: "Cats/c.png")
    },
    Case(.smallPicture, .warning, at: "Cats/c.bmp") {
      try $0.write("Cats/c.bmp", Drawing.bitmap(800, 719))
    } right: {
      try $0.write("Cats/c.bmp", Drawing.bitmap(800, 720))
    },
    Case(.copyAcrossAnswers, .error, at: "Dogs/c.svg") {
      try $0.write("Dogs/c.svg", Drawing.rich(1))
    } right: {
      try $0.write("Cats/c.svg", Drawing.rich(1))
    },
    Case(.copyInAnswer, .warning, at: "Cats/c.svg") {
      try $0.write("Cats/c.svg", Drawing.rich(1))
    } right: {
      try $0.write("Dogs/c.svg", Drawing.rich(1))
    },
    Case(.sameFile, .error, at: "Dogs/c.svg") {
      try $0.link("Dogs/c.svg", to: "../Cats/a.svg")
    } right: {
      try $0.link("Cats/c.svg", to: "a.svg")
    },
    // Not the same bytes: a smaller drawing of the same.
    Case(.similarAcrossAnswers, .warning, at: "Dogs/c.svg") {
      try $0.write("Dogs/c.svg", smaller(1))
    } right: {
      try $0.write("Cats/c.svg", smaller(1))
    },
    Case(.similarInAnswer, .warning, at: "Cats/c.svg") {
      try $0.write("Cats/c.svg", smaller(1))
    } right: {
      try $0.write("Cats/c.svg", Drawing.rich(77))
    },
    Case(.noDetail, .warning, at: "Cats/c.svg") { try $0.write("Cats/c.svg", Drawing.blank()) },
    Case(.blankCrop, .warning, at: "Cats/c.svg") {
      try half($0, "crop", "0 0 0.2 0.2")
    } right: {
      try half($0, "crop", "0.7 0.4 0.2 0.2")
    },
    Case(.noRoom, .warning, at: "Cats/c.svg") {
      try half($0, "avoid", "0 0 1 1")
    } right: {
      try half($0, "avoid", "0 0 0.5 1")
    },
    Case(.position, .warning, at: "Cats/c.jpg") { pack in
      let photo = try Data(
        contentsOf: DraftPack.fixtures.appendingPathComponent("photos/exif-orientation-1.jpg"))
      try pack.write("Cats/c.jpg", Drawing.withPosition([UInt8](photo)))
    } right: {
      try $0.copy("photos/exif-orientation-1.jpg", to: "Cats/c.jpg")
    },
    Case(.creditMissing, .error, at: "Cats/a.svg") {
      try licensed($0, "file_name,licence\na.svg,CC0\n")
    } right: {
      try licensed($0, complete)
    },
    Case(.licenceMissing, .error, at: "Cats/a.svg") {
      try licensed($0, "file_name,credit\na.svg,Ada\n")
    } right: {
      try licensed($0, complete)
    },
    Case(.emptyFile, .warning, at: "Cats/c.jpg") { try $0.write("Cats/c.jpg", "") },
    Case(.brokenLink, .warning, at: "Cats/c.jpg") { try $0.link("Cats/c.jpg", to: "nowhere") },
    Case(.notAFile, .warning, at: "Cats/c.jpg") { try $0.write("Cats/c.jpg/d.svg", Drawing.rich(9)) },
    Case(.tableFormat, .warning, at: "Cats/metadata.csv") { try $0.write("Cats/metadata.csv", "a,b\n1,2\n") },
    Case(.tableLine, .warning, at: "Cats/metadata.csv") {
      try $0.write("Cats/metadata.csv", "file_name,crop\na.svg,left\n")
    } right: {
      try $0.write("Cats/metadata.csv", "file_name,crop\na.svg,0.1 0.1 0.2 0.2\n")
    },
    Case(.tableRow, .warning, at: "Cats/metadata.csv") {
      try $0.write("Cats/metadata.csv", "file_name,caption\na.svg,A\nnone.svg,None\n")
    } right: {
      try $0.write("Cats/metadata.csv", "file_name,caption\na.svg,A\n")
    },
  ]

  private static func smaller(_ seed: UInt64) -> String {
    // The same canvas drawn at three quarters.
    "<svg xmlns='http://www.w3.org/2000/svg' width='900' height='675' viewBox='0 0 1200 900'>"
      + Drawing.rich(seed) + "</svg>"
  }

  /// A picture whose left half is blank, and a line about it.
  private static func half(_ pack: DraftPack, _ column: String, _ value: String) throws {
    let drawing = Drawing.rich(5).replacingOccurrences(
      of: "</svg>", with: "<rect width='600' height='900' fill='#89a'/></svg>")
    try pack.write("Cats/c.svg", drawing)
    try pack.write("Cats/metadata.csv", "file_name,\(column)\nc.svg,\(value)\n")
  }

  private static let complete = "file_name,credit,licence\na.svg,Ada,CC0\nb.svg,Ada,CC0\n"

  private static func licensed(_ pack: DraftPack, _ table: String) throws {
    try pack.configure(#""licences": {"required": true}"#)
    try pack.write("Cats/metadata.csv", table)
    try pack.write("Dogs/metadata.csv", complete)
  }
}
