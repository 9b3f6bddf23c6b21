import Testing

@testable import Media

@Suite struct FilePathTests {
  @Test(arguments: [
    ("a/b.jpg", "b.jpg", "a", "b", "jpg"), ("/a", "a", "/", "a", ""), ("x", "x", ".", "x", ""),
    ("a/b/", "b", "a", "b", ""), ("a//b.tar.GZ", "b.tar.GZ", "a", "b.tar", "gz"), ("/", "", "/", "", ""),
    (".hidden", ".hidden", ".", ".hidden", ""),
  ])
  func partsOfAPath(path: String, name: String, parent: String, stem: String, ending: String) {
    let path = FilePath(path)
    #expect(path.name == FilePath(name))
    #expect(path.parent == FilePath(parent))
    #expect(path.stem == FilePath(stem))
    #expect(path.fileExtension == ending)
  }

  @Test(arguments: [
    ("a", "b", "a/b"), ("a/", "b", "a/b"), ("", "b", "b"), ("a", "/b", "/b"), ("/", "b", "/b"),
    ("a", "", "a"),
  ])
  func appending(folder: String, name: String, whole: String) {
    #expect(FilePath(folder).appending(name) == FilePath(whole))
  }

  @Test func relativePathsStayInsideTheFolder() {
    #expect(FilePath("/a/b/c").relative(to: FilePath("/a/b")) == FilePath("c"))
    #expect(FilePath("/a/bc").relative(to: FilePath("/a/b")) == nil)
    #expect(FilePath("/a/b").relative(to: FilePath("/a/b")) == nil)
  }

  @Test func namesAreShownOnOneLine() {
    let cases: [([UInt8], String)] = [
      (Array("é.jpg".utf8), "é.jpg"), (Array("a\nb\t\r".utf8), "a\\nb\\t\\r"),
      ([0x63, 0xE9, 0x2E], "c\\xE9."), ([0xE2, 0x82], "\\xE2\\x82"), (Array("a\\b".utf8), "a\\\\b"),
      (Array("\u{202E}gpj\u{1B}".utf8), "\\u{202E}gpj\\u{1B}"),
    ]
    for (bytes, shown) in cases { #expect(FilePath(bytes: bytes).description == shown) }
  }

  @Test func composedAndDecomposedNamesDiffer() {
    #expect(FilePath("é") != FilePath("e\u{301}"))
    #expect(Set([FilePath("é"), FilePath("e\u{301}")]).count == 2)
  }

  @Test func naturalOrderCountsAsPeopleDo() {
    let names = ["10", "9", "a", "frame-2", "frame-10", "frame-02", "1", "frame-1b", "frame-1", "frame"]
    let sorted = names.map { FilePath($0) }.sorted(by: NaturalOrder.precedes).map(\.description)
    #expect(
      sorted == ["1", "9", "10", "a", "frame", "frame-1", "frame-1b", "frame-02", "frame-2", "frame-10"])
  }
}
