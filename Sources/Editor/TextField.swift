/// A line of text that is being written: its letters, the caret, and what is selected.
struct TextField: Equatable {
  private(set) var letters: [Character] = []
  /// Before which letter the caret stands.
  private(set) var caret = 0
  /// Where the selection began; the caret is its other end.
  private(set) var anchor = 0
  /// Pixels that the text is moved to the left, so that the caret is seen.
  var scroll = 0.0

  init(_ text: String = "") {
    set(text)
  }

  var text: String { String(letters) }
  var selection: Range<Int> { min(caret, anchor)..<max(caret, anchor) }
  var selected: String { String(letters[selection]) }

  /// The text before a place.
  func prefix(_ count: Int) -> String { String(letters.prefix(count)) }

  /// Replaces everything; the caret goes to the end.
  mutating func set(_ text: String) {
    letters = Array(text)
    caret = letters.count
    anchor = caret
    scroll = 0
  }

  /// Puts text in the place of what is selected; line ends and tabs become spaces, other controls go.
  mutating func insert(_ text: String) {
    let line = text.split(omittingEmptySubsequences: false) { $0.isNewline || $0 == "\t" }.joined(
      separator: " ")
    let plain = line.filter { letter in
      !letter.unicodeScalars.contains { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }
    }
    // Letters that join are one from now on: the whole is counted anew.
    let head = prefix(selection.lowerBound) + plain
    letters = Array(head + String(letters[selection.upperBound...]))
    caret = min(letters.count, Array(head).count)
    anchor = caret
  }

  mutating func selectAll() {
    anchor = 0
    caret = letters.count
  }

  /// Moves the caret; with `extends` the selection grows.
  mutating func move(to place: Int, extends: Bool) {
    caret = min(max(0, place), letters.count)
    if !extends { anchor = caret }
  }

  /// One letter, or one word, to the left or right; a selection that does not grow collapses to that side.
  mutating func step(forward: Bool, byWord: Bool, extends: Bool) {
    if !extends, !selection.isEmpty, !byWord {
      move(to: forward ? selection.upperBound : selection.lowerBound, extends: false)
    } else {
      move(to: byWord ? word(forward) : caret + (forward ? 1 : -1), extends: extends)
    }
  }

  /// Erases what is selected, or the letter or word beside the caret.
  mutating func erase(forward: Bool, byWord: Bool) {
    if selection.isEmpty { step(forward: forward, byWord: byWord, extends: true) }
    insert("")
  }

  /// Where the word beside the caret ends or begins.
  private func word(_ forward: Bool) -> Int {
    func isPart(_ letter: Character) -> Bool { letter.isLetter || letter.isNumber }
    var place = caret
    if forward {
      while place < letters.count, !isPart(letters[place]) { place += 1 }
      while place < letters.count, isPart(letters[place]) { place += 1 }
    } else {
      while place > 0, !isPart(letters[place - 1]) { place -= 1 }
      while place > 0, isPart(letters[place - 1]) { place -= 1 }
    }
    return place
  }
}
