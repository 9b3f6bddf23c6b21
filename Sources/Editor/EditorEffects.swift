import Geometry
import Media
import Scenes

/// What the editor makes happen outside of itself, as a struct of closures.
package struct EditorEffects {
  /// All photos with their notes, once they are found.
  package var catalogue: () -> Catalogue?
  /// The same read again, when the tables may have been changed by others.
  package var news: () -> Catalogue?
  /// Says what is in view, so that it is decoded, and the rest is given up.
  package var want: (EditorView) -> Void
  package var photo: (Int) -> PhotoSight
  package var thumbnail: (Int) -> ThumbnailSight
  /// The place that the game would choose in a photo; asking starts the search.
  package var place: (PlaceQuestion) -> PlaceAnswer
  /// Caption, credit and licence as the photo's own file has them, as far as is known.
  package var words: (Int) -> PictureNote
  /// Starts to write; false while an earlier write goes on.
  package var save: ([Int: NoteWriter.Change]) -> Bool
  /// What came of writes since the last call.
  package var saved: () -> [Int: Result<PictureNote, Issue>]
  /// Pixels that a text takes on one line.
  package var width: (String, TextCommand.Font, Double) -> Double
  package var clipboard: () -> String
  package var copy: (String) -> Void
  /// The game that is made of one photo.
  package var trial: (Trial) -> any Scene
  package var log: (EditorEvent) -> Void

  package init(
    catalogue: @escaping () -> Catalogue?, news: @escaping () -> Catalogue?,
    want: @escaping (EditorView) -> Void,
    photo: @escaping (Int) -> PhotoSight, thumbnail: @escaping (Int) -> ThumbnailSight,
    place: @escaping (PlaceQuestion) -> PlaceAnswer, words: @escaping (Int) -> PictureNote,
    save: @escaping ([Int: NoteWriter.Change]) -> Bool,
    saved: @escaping () -> [Int: Result<PictureNote, Issue>],
    width: @escaping (String, TextCommand.Font, Double) -> Double, clipboard: @escaping () -> String,
    copy: @escaping (String) -> Void, trial: @escaping (Trial) -> any Scene,
    log: @escaping (EditorEvent) -> Void
  ) {
    self.catalogue = catalogue
    self.news = news
    self.want = want
    self.photo = photo
    self.thumbnail = thumbnail
    self.place = place
    self.words = words
    self.save = save
    self.saved = saved
    self.width = width
    self.clipboard = clipboard
    self.copy = copy
    self.trial = trial
    self.log = log
  }
}

/// What is in view.
package struct EditorView: Equatable, Sendable {
  /// The photo shown large, those that are likely next, and the box in pixels that they are fitted into.
  package var photo: Int?
  package var neighbours: [Int] = []
  package var box = PixelSize(1, 1)
  /// Thumbnails on screen and then those just beyond, each filling a square of so many pixels.
  package var thumbnails: [Int] = []
  package var side = 1
}

/// A large photo as far as it has come.
package enum PhotoSight: Equatable, Sendable {
  case waiting
  /// With the upright photo's own size.
  case ready(PixelSize)
  case failed(String)
}

/// A thumbnail as far as it has come.
package enum ThumbnailSight: Equatable, Sendable {
  case waiting
  /// With the size that it has, in pixels.
  case ready(PixelSize)
  case failed
}

/// Which of the places that the game might show of a photo is asked for.
package struct PlaceQuestion: Hashable, Sendable {
  package var photo: Int
  /// 0 for the one that the game takes, then the others one by one.
  package var number: Int
  package var avoid: [Rect]
}

package enum PlaceAnswer: Equatable, Sendable {
  case waiting
  case ready(Rect)
  /// There is none of that number.
  case none
}

/// A game with one photo, and where it leads back to.
package struct Trial {
  package var photo: Int
  package var answer: Int
  package var note: PictureNote
  package var home: () -> any Scene
}

/// What is written to the event log.
package enum EditorEvent: Equatable, Sendable {
  case found(Int)
  case selected(FilePath)
  /// The selected photo is there, with the place that the game would choose.
  case ready(FilePath)
  /// A photo's note after a change.
  case changed(FilePath, PictureNote)
  case saved(Int)
  case failed(String)
}
