import Testing

@testable import Editor

@Suite struct TextFieldTests {
  @Test func wordsAndLetters() {
    var field = TextField("one  two, three")
    field.step(forward: false, byWord: true, extends: false)
    #expect(field.caret == 10)
    field.step(forward: false, byWord: true, extends: false)
    #expect(field.caret == 5)
    field.step(forward: true, byWord: true, extends: true)
    #expect(field.selected == "two")
    field.insert("2")
    #expect(field.text == "one  2, three")
    field.erase(forward: false, byWord: true)
    #expect(field.text == "one  , three")
    field.erase(forward: true, byWord: true)
    #expect(field.text == "one  ")
    field.erase(forward: false, byWord: false)
    #expect(field.text == "one ")
  }

  @Test func lettersThatJoinAreOne() {
    var field = TextField("e")
    field.insert("\u{301}")
    #expect(field.letters.count == 1)
    #expect(field.caret == 1)
    field.insert("🇫")
    field.insert("🇷")
    #expect(field.letters.count == 2)
    field.erase(forward: false, byWord: false)
    #expect(field.text == "e\u{301}")
  }

  @Test func aSelectionCollapsesToItsSide() {
    var field = TextField("abc")
    field.selectAll()
    field.step(forward: false, byWord: false, extends: false)
    #expect(field.caret == 0)
    field.move(to: 9, extends: true)
    #expect(field.selected == "abc")
    field.step(forward: true, byWord: false, extends: false)
    #expect(field.caret == 3)
  }
}
