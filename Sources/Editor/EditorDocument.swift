import Geometry
import Media

/// The notes of all photos as they are being edited, with every step to be taken back.
package struct EditorDocument: Sendable {
  /// A photo, and its note as the disk has it.
  package struct Photo: Sendable {
    package let path: FilePath
    /// The answer of its folder.
    package let folderAnswer: Int
    package let levels: Int
    package fileprivate(set) var note: PictureNote
    package fileprivate(set) var saved: PictureNote
    /// The answer that it is right for.
    package fileprivate(set) var answer: Int

    /// Whether a table, which is UTF-8, can name it: its path below the answer's folder.
    package var canBeNoted: Bool {
      let parts = path.bytes.split(separator: UInt8(ascii: "/")).suffix(levels + 1)
      return parts.allSatisfy { FilePath(bytes: Array($0)).text != nil }
    }
  }

  private struct Step: Sendable {
    var photo: Int
    var old: PictureNote
    var new: PictureNote
    /// What is being changed: following changes of the same kind are the same step.
    var kind: String?
  }

  package private(set) var photos: [Photo]
  package let labels: [String]
  private var done: [Step] = []
  private var undone: [Step] = []
  /// Photos whose note is not on the disk.
  private var unsaved: Set<Int> = []
  /// Whether a photo was hidden, shown or moved since the last look.
  private var isRearranged = false

  package init(_ catalogue: Catalogue, labels: [String]) {
    self.labels = labels
    photos = catalogue.entries.map { entry in
      Photo(
        path: entry.path, folderAnswer: entry.answer, levels: entry.levels, note: entry.note,
        saved: entry.note, answer: Self.answer(of: entry.note, entry.answer, labels))
    }
  }

  private static func answer(of note: PictureNote, _ own: Int, _ labels: [String]) -> Int {
    note.answer.flatMap { AnswerRules.index(of: $0, in: labels) } ?? own
  }

  package var canUndo: Bool { !done.isEmpty }
  package var canRedo: Bool { !undone.isEmpty }

  /// Changes a photo's note. Steps of one `kind` that follow each other are taken back together, until `seal`.
  @discardableResult
  package mutating func change(_ photo: Int, _ kind: String? = nil, _ body: (inout PictureNote) -> Void)
    -> Bool
  {
    let old = photos[photo].note
    var new = old
    body(&new)
    new.crop = new.crop.map(PictureNote.rounded)
    new.avoid = new.avoid.map(PictureNote.rounded)
    guard new != old else { return false }
    undone = []
    if let kind, let last = done.last, last.kind == kind, last.photo == photo {
      done[done.count - 1].new = new
      if done[done.count - 1].old == new { done.removeLast() }
    } else {
      done.append(Step(photo: photo, old: old, new: new, kind: kind))
    }
    set(photo, new)
    return true
  }

  /// Ends a step: what is changed next is taken back by itself.
  package mutating func seal() {
    if !done.isEmpty { done[done.count - 1].kind = nil }
  }

  /// Takes the last step back; the photo that it was on.
  package mutating func undo() -> Int? {
    guard var step = done.popLast() else { return nil }
    set(step.photo, step.old)
    step.kind = nil
    undone.append(step)
    return step.photo
  }

  /// Does again what was taken back; the photo that it was on.
  package mutating func redo() -> Int? {
    guard let step = undone.popLast() else { return nil }
    set(step.photo, step.new)
    done.append(step)
    return step.photo
  }

  private mutating func set(_ photo: Int, _ note: PictureNote) {
    if note.isHidden != photos[photo].note.isHidden || note.answer != photos[photo].note.answer {
      isRearranged = true
    }
    photos[photo].note = note
    photos[photo].answer = Self.answer(of: note, photos[photo].folderAnswer, labels)
    if note.differences(from: photos[photo].saved).isEmpty {
      unsaved.remove(photo)
    } else {
      unsaved.insert(photo)
    }
  }

  /// Whether a photo was hidden, shown or moved since the last call.
  package mutating func takeRearranged() -> Bool {
    defer { isRearranged = false }
    return isRearranged
  }

  // MARK: The disk

  package var isSaved: Bool { unsaved.isEmpty }

  /// What is to be written.
  package var changes: [Int: NoteWriter.Change] {
    var changes: [Int: NoteWriter.Change] = [:]
    for index in unsaved {
      let photo = photos[index]
      changes[index] = NoteWriter.Change(
        path: photo.path, levels: photo.levels, old: photo.saved, new: photo.note)
    }
    return changes
  }

  /// Takes in what the disk holds after `sent` was written. What someone else changed there is a step of its own, so
  /// that it, too, can be taken back; whether there was any.
  package mutating func take(_ disk: PictureNote, of index: Int, sent: PictureNote) -> Bool {
    photos[index].saved = disk
    // What the owner changed since stays, and is written next.
    let theirs = disk.differences(from: sent).filter { photos[index].note.text($0) == sent.text($0) }
    guard !theirs.isEmpty else {
      set(index, photos[index].note)
      return false
    }
    seal()
    change(index) { note in for column in theirs { note.take(column, from: disk) } }
    return true
  }

  /// Takes in tables that were read again; the photos whose notes are others now.
  package mutating func take(_ news: Catalogue) -> [Int] {
    let notes = Dictionary(news.entries.map { ($0.path, $0.note) }, uniquingKeysWith: { $1 })
    return photos.indices.filter { index in
      guard let disk = notes[photos[index].path], disk != photos[index].saved else { return false }
      return take(disk, of: index, sent: photos[index].saved)
    }
  }
}
