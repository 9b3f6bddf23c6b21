import Geometry
import Media
import Motion
import Rules
import SceneTestKit
import Scenes

@testable import Editor

/// An editor without a window: photos that are made up, a disk that is a dictionary.
final class EditorBench {
  let driver: SceneDriver
  let world: World

  /// What lies outside of the editor.
  final class World {
    var catalogue: Catalogue?
    /// What is read again next.
    var news: Catalogue?
    var size = PixelSize(1200, 900)
    var failed: [Int: String] = [:]
    /// The places of every photo, the game's choice first.
    var places = [Rect(0.4, 0.4, 0.15, 0.2), Rect(0.1, 0.1, 0.15, 0.2), Rect(0.7, 0.6, 0.15, 0.2)]
    var isPlaceKnown = true
    /// What the photos say of themselves.
    var words = PictureNote()
    var disk: [Int: PictureNote] = [:]
    /// Answers writes with this instead.
    var refusal: Issue?
    /// What someone else writes before the next write.
    var meanwhile: ((inout PictureNote) -> Void)?
    var saved: [Int: Result<PictureNote, Issue>] = [:]
    var writes = 0
    var view = EditorView()
    var clipboard = ""
    var events: [EditorEvent] = []
    var trials: [Trial] = []
  }

  static let answers = ["Lion", "Tiger", "Leopard", "Jaguar"]

  /// An editor of `count` photos for each answer, whose notes `prepare` may set.
  init(
    photos count: Int = 6, viewport: Viewport = Viewport(1280, 720),
    prepare: (inout Catalogue) -> Void = { _ in }
  ) {
    let world = World()
    self.world = world
    var catalogue = Catalogue()
    for (answer, label) in EditorBench.answers.enumerated() {
      for number in 0..<count {
        catalogue.entries.append(
          Catalogue.Entry(path: FilePath("pack/\(label)/\(number + 1).jpg"), answer: answer, levels: 0))
      }
    }
    prepare(&catalogue)
    world.catalogue = catalogue
    for (index, entry) in catalogue.entries.enumerated() { world.disk[index] = entry.note }
    var config = Configuration()
    config.answers = EditorBench.answers.map { Configuration.Answer(label: $0) }
    driver = SceneDriver(config: config, recorder: Recorder(), viewport: viewport) { environment in
      EditorScene(environment, effects: EditorBench.effects(world, environment))
    }
    driver.run(0.1)
  }

  private static func effects(_ world: World, _ environment: Environment) -> EditorEffects {
    EditorEffects(
      catalogue: { world.catalogue },
      news: {
        defer { world.news = nil }
        return world.news
      }, want: { world.view = $0 },
      photo: { index in world.failed[index].map { .failed($0) } ?? .ready(world.size) },
      thumbnail: { _ in .ready(PixelSize(133, 100)) },
      place: { question in
        guard world.isPlaceKnown else { return .waiting }
        return world.places.indices.contains(question.number) ? .ready(world.places[question.number]) : .none
      },
      words: { _ in world.words },
      save: { changes in
        world.writes += 1
        for (index, change) in changes {
          if let refusal = world.refusal {
            world.saved[index] = .failure(refusal)
            continue
          }
          var note = world.disk[index] ?? PictureNote()
          world.meanwhile?(&note)
          for column in change.new.differences(from: change.old)
          where note.text(column) == change.old.text(column) {
            note.take(column, from: change.new)
          }
          world.disk[index] = note
          world.saved[index] = .success(note)
        }
        world.meanwhile = nil
        return true
      },
      saved: {
        defer { world.saved = [:] }
        return world.saved
      },
      // Every letter is as wide as half its height.
      width: { text, _, size in Double(text.count) * size / 2 },
      clipboard: { world.clipboard }, copy: { world.clipboard = $0 },
      trial: { trial in
        world.trials.append(trial)
        return trial.home()
      },
      log: { world.events.append($0) })
  }

  var scene: EditorScene {
    guard let scene = driver.scene as? EditorScene else { preconditionFailure("the editor is not on") }
    return scene
  }

  var layout: EditorLayout { EditorLayout(driver.viewport, answers: EditorBench.answers.count) }
  var selection: Int { scene.selection ?? -1 }
  var note: PictureNote { scene.photo?.note ?? PictureNote() }
  var disk: PictureNote { world.disk[selection] ?? PictureNote() }
  /// Where the photo is drawn.
  var photo: Rect { layout.place(world.size) }

  func press(_ keys: Stroke.Key..., shift: Bool = false, control: Bool = false, alt: Bool = false) {
    for key in keys {
      driver.send(.stroke(Stroke(key, shift: shift, control: control, alt: alt)))
      driver.step()
    }
  }

  func type(_ text: String) {
    driver.send(.text(text))
    driver.step()
  }

  func click(_ rect: Rect) {
    driver.send(.pointerMoved(rect.center))
    driver.send(.pointerDown(rect.center))
    driver.step()
    driver.send(.pointerUp(rect.center))
    driver.step()
  }

  /// Drags from one place of the photo to another, in fractions of it.
  func drag(_ from: Point, _ to: Point) {
    func place(_ point: Point) -> Point {
      Point(photo.x + point.x * photo.width, photo.y + point.y * photo.height)
    }
    driver.send(.pointerDown(place(from)))
    driver.step()
    for part in [0.3, 0.7, 1] {
      driver.send(.pointerMoved(place(from + (to - from) * part)))
      driver.step()
    }
    driver.send(.pointerUp(place(to)))
    driver.step()
  }

  /// Waits until what was changed has been written.
  func settle() { driver.run(1) }
}

/// Equal but for what rounding does.
func isNear(_ a: Rect?, _ b: Rect, _ tolerance: Double = 0.002) -> Bool {
  guard let a else { return false }
  return [a.x - b.x, a.y - b.y, a.width - b.width, a.height - b.height].allSatisfy {
    $0.magnitude < tolerance
  }
}
