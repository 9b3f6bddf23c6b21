import DecoderProtocol
import Editor
import Geometry
import Media
import Photos
import Rules
import SDLKit
import Scenes

/// All that the editor shows of the photos: one large with its neighbours, thumbnails, places, and the game of one.
final class EditorDesk: PictureTextures {
  private let setup: GameSetup
  private let renderer: Renderer
  private let catalogue: () -> Catalogue?
  private var large: PhotoDesk?
  private var small: ThumbnailDesk?
  private var places: PlaceDesk?
  /// The photos of the game of one, while it is played.
  private var trial: PhotoDesk?
  private var sentences: [Int: String] = [:]
  private var lastView: EditorView?
  /// The crops are those of the first game with seed 0, as `closeup preview` shows them.
  private let gameSeed: UInt64

  init(_ setup: GameSetup, renderer: Renderer, catalogue: @escaping () -> Catalogue?) {
    self.setup = setup
    self.renderer = renderer
    self.catalogue = catalogue
    var seeds = SeededRandom(seed: 0)
    gameSeed = seeds.next()
    let service = setup.service
    large = PhotoDesk(service: service, source: source { [unowned self] index, box in decode(index, box) })
    small = ThumbnailDesk(service: service) { [unowned self] index, side in
      var decode = decode(index, PixelSize(side, side))
      decode?.fit = .cover
      return decode
    }
    places = PlaceDesk(service: service) { [unowned self] index, avoid in
      cropped(index, EditorDesk.placeBox, PictureNote(avoid: avoid))
    }
  }

  /// Places are found in the smallest picture: where they are does not depend on it.
  private static let placeBox = PixelSize(64, 64)

  private func entry(_ index: Int) -> Catalogue.Entry? {
    guard let entries = catalogue()?.entries, entries.indices.contains(index) else { return nil }
    return entries[index]
  }

  private func decode(_ index: Int, _ box: PixelSize) -> DecodeRequest? {
    entry(index).map { DecodeRequest(photo: $0.path, box: box, setup.config, crop: nil) }
  }

  /// The same with the crop that the game would show.
  private func cropped(_ index: Int, _ box: PixelSize, _ note: PictureNote) -> DecodeRequest? {
    guard let path = entry(index)?.path else { return nil }
    let name = path.relative(to: setup.pack.root) ?? path
    var decode = DecodeRequest(
      photo: path, box: box, setup.config,
      crop: CropRequest(setup.config.crop, note, seed: CropRequest.seed(name, game: gameSeed)))
    decode.inspects = true
    return decode
  }

  private func source(_ decode: @escaping (Int, PixelSize) -> DecodeRequest?, note: PictureNote? = nil)
    -> PhotoSource
  {
    PhotoSource(
      request: { picture, box in decode(EditorDesk.photo(picture), box) },
      info: { _, info in PhotoInfo(PictureCredit(note, photo: PictureCredit(info.facts)), info) },
      report: { [unowned self] picture, sentence, _ in sentences[EditorDesk.photo(picture)] = sentence })
  }

  private static func photo(_ picture: PictureID) -> Int { Int(picture.index) / 2 }

  // MARK: For the editor

  func want(_ view: EditorView) {
    trial = nil
    guard view != lastView else { return }
    lastView = view
    let pictures = ([view.photo].compactMap { $0 } + view.neighbours).map(EditorScene.large)
    large?.want(pictures, view.box)
    small?.want(view.thumbnails, side: view.side)
  }

  func sight(of photo: Int) -> PhotoSight {
    switch large?.state(of: EditorScene.large(photo)) {
    case .ready(let info): .ready(info.size)
    case .failed: .failed(sentences[photo] ?? "its decoding failed")
    case .waiting, nil: .waiting
    }
  }

  func thumbnail(of photo: Int) -> ThumbnailSight { small?.sight(of: photo) ?? .waiting }

  func place(_ question: PlaceQuestion) -> PlaceAnswer { places?.answer(question) ?? .none }

  func words(of photo: Int) -> PictureNote { places?.words(of: photo) ?? PictureNote() }

  // MARK: For the game of one

  /// Makes a desk that decodes for the game, with the crop that the note asks for.
  func beginTrial(_ game: Trial) {
    lastView = nil
    let made = source({ [unowned self] in cropped($0, $1, game.note) }, note: game.note)
    trial = PhotoDesk(service: setup.service, source: made)
  }

  func wantForTrial(_ pictures: [PictureID], _ box: PixelSize) { trial?.want(pictures, box) }
  func stateInTrial(of picture: PictureID) -> PhotoState { trial?.state(of: picture) ?? .waiting }

  // MARK: For the renderer

  func texture(of picture: PictureID) -> Texture? {
    if picture.index % 2 == 1 { return small?.texture(of: EditorDesk.photo(picture), on: renderer) }
    return trial?.texture(of: picture) ?? large?.texture(of: picture)
  }

  func take(_ result: PhotoResult) -> Bool {
    large?.take(result, renderer: renderer) ?? false || small?.take(result) ?? false
      || places?.take(result) ?? false || trial?.take(result, renderer: renderer) ?? false
  }

  func takeNews() -> Bool {
    let news = [
      large?.takeNews(), small?.takeNews(), places?.takeNews(), trial?.takeNews(),
    ]
    return news.contains(true)
  }

  func removeTextures() {
    large?.removeTextures()
    small?.removeTextures()
    trial?.removeTextures()
  }
}
