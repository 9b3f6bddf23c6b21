import Testing

@testable import Media

@Suite struct PictureCreditTests {
  private let photo = PictureCredit(caption: "In the file", credit: "Camera owner", licence: "CC0")

  @Test func whatTheOwnerWroteComesFirstFieldByField() {
    let note = PictureNote(caption: "Written")
    #expect(
      PictureCredit(note, photo: photo)
        == PictureCredit(caption: "Written", credit: "Camera owner", licence: "CC0"))
    #expect(PictureCredit(nil, photo: photo) == photo)
    #expect(
      PictureCredit(PictureNote(credit: "Ada", licence: "CC BY"), photo: PictureCredit())
        == PictureCredit(credit: "Ada", licence: "CC BY"))
  }

  @Test(arguments: ["-", "–", "—"]) func aHyphenMeansNothing(_ hyphen: String) {
    let words = PictureCredit(PictureNote(caption: hyphen, licence: hyphen), photo: photo)
    #expect(words == PictureCredit(credit: "Camera owner"))
  }

  @Test func wordsAreOneLine() {
    let words = PictureCredit(caption: "  Two\n lines\tand \u{7} more\u{A0}", credit: "\0")
    #expect(words.caption == "Two lines and more")
    #expect(words.credit == "")
    #expect(PictureCredit(caption: String(repeating: "x", count: 10_000)).caption.count == 400)
  }

  @Test func sourceNamesWhatThereIs() {
    #expect(PictureCredit(credit: "Ada", licence: "CC0").source == "Ada · CC0")
    #expect(PictureCredit(licence: "CC0").source == "CC0")
    #expect(PictureCredit(caption: "x").source == "")
    #expect(PictureCredit().isEmpty)
  }
}
