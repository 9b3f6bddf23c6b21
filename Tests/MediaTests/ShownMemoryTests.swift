import Foundation
import Rules
import Testing

@testable import Media

@Suite struct ShownMemoryTests {
  let folder = TemporaryFolder()

  private func picture(_ path: FilePath, size: Int64 = 1, modified: Int64 = 2) -> Picture {
    Picture(id: PictureID(0), path: path, answer: 0, size: size, modified: modified)
  }

  private var store: ShownStore { ShownStore(folder: folder("state/closeup"), pack: folder("pack")) }

  @Test func remembersCountsAndGames() {
    var memory = ShownMemory()
    memory.beginGame()
    memory.markShown(picture(FilePath("a")))
    memory.beginGame()
    #expect(memory.record(of: FilePath("a")).lastGame == 1)
    memory.markShown(picture(FilePath("a")))
    #expect(memory.record(of: FilePath("a")).lastGame == 2)
    #expect(memory.record(of: FilePath("a")).count == 2)
    #expect(memory.record(of: FilePath("b")) == .never)
  }

  @Test func aNewStartKnowsWhatWasShown() throws {
    let odd = folder("pack").appending(FilePath(bytes: [0xE9, 0x0A, 0x25, 0x09, 0x20, 0x5C]))
    var (memory, issues) = store.load()
    #expect(memory == ShownMemory(root: folder("pack")))
    #expect(issues == [])
    memory.beginGame()
    memory.markShown(picture(odd, size: 5, modified: -7))
    memory.markShown(picture(FilePath("/elsewhere/é")))
    #expect(store.write(memory.encode()) == nil)
    #expect(store.load().memory == memory)
    #expect(try (Files.info(store.file)?.mode ?? 0) & 0o777 == 0o600)
    #expect(try (Files.info(store.file.parent)?.mode ?? 0) & 0o777 == 0o700)
    #expect(try Files.names(in: store.file.parent).count == 1)
  }

  @Test func eachPackHasItsOwnFile() {
    let names = ["a", "b", "a b/ü", "a-b/ü"].map {
      ShownStore(folder: FilePath("/s"), pack: FilePath("/packs/\($0)")).file.description
    }
    #expect(Set(names).count == 4)
    #expect(names[0].hasPrefix("/s/a-"))
    #expect(names.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } })
  }

  @Test func aPackIsTheSameFromWhereverItIsNamed() throws {
    try folder.makeFolder("pack")
    folder.link("link", to: "pack")
    #expect(ShownStore(folder: FilePath("/s"), pack: folder("link/../pack/.")).file.name == store.file.name)
    #expect(ShownStore(folder: FilePath("/s"), pack: folder("link")).file.name == store.file.name)
  }

  @Test(arguments: [
    "", "x", "closeup shown 1\n", "closeup shown 3\npack /p\ngame 1\nend 0\n",
    "closeup shown 2\ngame 1\nend 0\n", "closeup shown 2\npack /p\ngame 1\n1\t1\t1\t1\ta\nend 1\n",
    "closeup shown 2\npack /p\ngame 1\n1\t1\t1\t1\txyz\ta\nend 1\n", "closeup shown 1\ngame -1\nend 0\n",
    "closeup shown 1\ngame 1\n1\t1\t1\t1\ta\nend 2\n", "closeup shown 1\ngame 1\n1\t1\t1\t1\ta\n",
    "closeup shown 1\ngame 1\nx\t1\t1\t1\ta\nend 1\n", "closeup shown 1\ngame 1\n1\t1\t1\t1\t%\nend 1\n",
    "closeup shown 1\ngame 1\n1\t1\t1\t1\t\nend 1\n", "closeup shown 1\ngame 1\nend 0",
    "closeup shown 1\ngame 99999999999999999999\nend 0\n",
  ])
  func aDamagedFileIsSetAside(text: String) throws {
    let name = "state/closeup/\(store.file.name)"
    for number in 1...2 {
      try folder.write(name, text)
      let (memory, issues) = store.load()
      #expect(memory == ShownMemory(root: folder("pack")))
      #expect(codes(issues) == [.memoryDamaged])
      #expect(try Files.read(folder("\(name).damaged-\(number)"), limit: 1000) == Array(text.utf8))
      #expect(!Files.isFile(store.file))
    }
  }

  @Test func everyCutOfAFileIsNoticed() throws {
    var memory = ShownMemory()
    memory.beginGame()
    for name in ["a", "b%", "c"] { memory.markShown(picture(FilePath(name))) }
    let bytes = memory.encode()
    #expect(try ShownMemory.decode(bytes, root: FilePath("")) == memory)
    for count in 0..<bytes.count {
      #expect(throws: ShownMemory.Damage.self) {
        try ShownMemory.decode(Array(bytes.prefix(count)), root: FilePath(""))
      }
    }
  }

  @Test func whatCannotBeKeptIsToldOnce() throws {
    try folder.write("state", "a file in the folder's place")
    let store = store
    #expect(store.write(ShownMemory().encode())?.code == .memoryUnwritable)
    #expect(store.write(ShownMemory().encode()) == nil)
  }

  @Test func twoGamesAtOnceLoseNothing() {
    let (first, second) = (store, store)
    var one = first.load().memory
    var two = second.load().memory
    one.beginGame()
    two.beginGame()
    one.markShown(picture(folder("pack/a")))
    two.markShown(picture(folder("pack/b")))
    #expect(first.write(one.encode()) == nil)
    #expect(second.write(two.encode()) == nil)
    #expect(first.write(one.encode()) == nil)
    let both = store.load().memory
    #expect(both.record(of: folder("pack/a")).count == 1)
    #expect(both.record(of: folder("pack/b")).count == 1)
  }

  @Test func manyWritersAtOnceLeaveAWholeFile() async {
    let file = store.file
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<8 {
        let store = store
        group.addTask {
          var memory = ShownMemory()
          for step in 0..<20 {
            memory.beginGame()
            memory.markShown(
              Picture(id: PictureID(0), path: FilePath("\(number)-\(step)"), answer: 0, size: 0, modified: 0))
            #expect(store.write(memory.encode()) == nil)
          }
        }
      }
    }
    let (_, issues) = store.load()
    #expect(issues == [])
    #expect(try! Files.names(in: file.parent) == [file.name])
  }

  @Test func aFileOfAFormerReleaseIsStillRead() throws {
    let text = "closeup shown 1\ngame 3\n2\t3\t5\t-7\ta/%25b.jpg\nend 1\n"
    try folder.write("state/closeup/\(store.file.name)", text)
    let (memory, issues) = store.load()
    #expect(issues == [])
    #expect(memory.game == 3)
    #expect(memory.record(of: folder("pack/a/%b.jpg")).count == 2)
    #expect(memory.record(of: folder("pack/a/%b.jpg")).digest == nil)
    #expect(store.write(memory.encode()) == nil)
    #expect(store.load().memory == memory)
  }

  @Test func aDigestBelongsToTheBytesThatWereShown() {
    var memory = ShownMemory()
    let digest = ContentDigest(high: 1, low: 2)
    let shown = picture(FilePath("a"))
    let isNew = memory.markShown(shown)
    #expect(isNew)
    memory.setDigest(digest, of: picture(FilePath("a"), size: 9))
    #expect(memory.record(of: FilePath("a")).digest == nil, "the file changed before it was read")
    memory.setDigest(digest, of: picture(FilePath("never shown")))
    #expect(memory.record(of: FilePath("never shown")) == .never)
    memory.setDigest(digest, of: shown)
    #expect(memory.record(of: FilePath("a")).digest == digest)
    let isNewAgain = memory.markShown(shown)
    #expect(!isNewAgain, "it need not be read again")
    let isOther = memory.markShown(picture(FilePath("a"), modified: 3))
    #expect(isOther, "other bytes")
    #expect(memory.record(of: FilePath("a")).digest == nil)
    #expect(memory.record(of: FilePath("a")).count == 3)
  }

  @Test func aPackThatWasMovedKeepsItsMemory() throws {
    try folder.write("pack/a/one.jpg", "1")
    try folder.write("pack/a/two.jpg", "22")
    var memory = store.load().memory
    memory.beginGame()
    for name in ["one", "two"] {
      let path = folder("pack/a/\(name).jpg")
      let info = try #require(try Files.info(path))
      memory.markShown(picture(path, size: info.size, modified: info.modified))
    }
    #expect(store.write(memory.encode()) == nil)
    // Another pack with the same pictures does not take it while the first is there.
    let state = folder("state/closeup")
    let moved = ShownStore(folder: state, pack: folder("new place"))
    try Files.rename(folder("pack"), to: folder("elsewhere"))
    try folder.write("new place/a/one.jpg", "not the same")
    #expect(moved.load().memory.records.isEmpty, "its pictures are others")
    try Files.rename(folder("new place"), to: folder("other pack"))
    try Files.rename(folder("elsewhere"), to: folder("new place"))
    let found = moved.load()
    #expect(found.issues == [])
    #expect(found.memory.record(of: folder("new place/a/two.jpg")).count == 1)
    #expect(!Files.isFile(store.file), "one memory for one pack")
    #expect(moved.load().memory == found.memory)
  }

  @Test func aPackThatIsStillThereKeepsItsMemory() throws {
    try folder.write("pack/a/one.jpg", "1")
    let info = try #require(try Files.info(folder("pack/a/one.jpg")))
    var memory = ShownMemory(root: folder("pack"))
    memory.markShown(picture(folder("pack/a/one.jpg"), size: info.size, modified: info.modified))
    #expect(store.write(memory.encode()) == nil)
    folder.link("copy", to: "pack")
    try folder.makeFolder("second")
    #expect(ShownStore(folder: folder("state/closeup"), pack: folder("second")).load().memory.records.isEmpty)
    #expect(store.load().memory.records.count == 1)
  }
}
