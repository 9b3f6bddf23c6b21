import DecoderProtocol
import Editor
import Geometry
import Media
import Motion
import Photos
import Rules
import SDLKit
import Scenes

/// The running editor: its scene, and all that it needs, wired together.
final class EditorHost: Host {
  let setup: GameSetup
  private(set) var stack: SceneStack
  var viewport: Viewport
  private let renderer: Renderer
  private let mixer: Mixer
  private let graphics: GraphicStore
  private let texts: TextStore
  private let painter: SceneRenderer
  private let board: SoundBoard
  private let catalogue: CatalogueDesk
  private let desk: EditorDesk
  private let saver = SaveDesk()
  private let pointer = SharedPointer()
  private var lastList: DrawList?
  private var drawnGeneration = 0
  private var iconRequest: RequestID?
  private var icon: PixelImage?

  func takeIcon() -> PixelImage? { icon.take() }

  /// What is made when the window is there.
  private final class SharedPointer {
    var pointer: Pointer?
    var textPlace: Rect?
  }

  init(_ setup: GameSetup, renderer: Renderer, mixer: Mixer, density: Double) throws(SDLError) {
    self.setup = setup
    self.renderer = renderer
    self.mixer = mixer
    viewport = Viewport(renderer.size, density: density)
    graphics = GraphicStore(
      service: setup.service, renderer: renderer, files: setup.theme.graphicFiles)
    let maximum = renderer.info.maxTextureSide
    let fonts = TextRenderer(
      fonts: try FontBook(), maximumSide: maximum > 0 ? min(maximum, 8_192) : 8_192)
    texts = TextStore(renderer: renderer, text: fonts, patterns: setup.theme.fontPatterns)
    let catalogue = CatalogueDesk(setup.config.answers)
    self.catalogue = catalogue
    desk = EditorDesk(setup, renderer: renderer) { catalogue.catalogue }
    painter = SceneRenderer(
      renderer: renderer, graphics: graphics, photos: desk, texts: texts, style: setup.theme.style)
    board = SoundBoard(
      mixer: mixer, preload: setup.theme.soundsInOrder, files: setup.theme.sound, report: setup.report)
    let wiring = EditorWiring(
      setup: setup, catalogue: catalogue, desk: desk, saver: saver, texts: texts, board: board,
      graphics: graphics)
    let environment = wiring.environment
    stack = SceneStack(
      EditorScene(environment, effects: wiring.effects(environment)), environment: environment)
    setup.log?.labels = setup.config.answers.map(\.label)
    setup.log?.path = { picture in
      catalogue.catalogue?.entries[Int(picture.index) / 2].path ?? FilePath("")
    }
    setup.log?.sound = { setup.theme.sound($0) }
    setup.log?.write(.scene(stack.top.name))
  }

  private var scene: EditorScene? { stack.top as? EditorScene }

  var standsStill: Bool { false }
  var isLoading: Bool { false }
  var fatal: StartError? { setup.service.fatal.map { StartError($0.sentence) } }
  var takesLetters: Bool { scene != nil }
  /// The editor closes when all is written, or when it was asked for twice.
  var isHeldBack: Bool { scene != nil }

  func step(_ inputs: [TimedInput]) {
    setup.log?.time += FixedStep.duration
    stack.update(Step(duration: FixedStep.duration, inputs: inputs, viewport: viewport))
  }

  func receive() {
    for result in setup.service.poll() {
      if result.id == iconRequest {
        iconRequest = nil
        if case .success(let photo) = result.outcome { icon = photo.image }
      } else if !desk.take(result) {
        _ = graphics.take(result)
      }
    }
    if catalogue.update() { for issue in catalogue.catalogue?.issues ?? [] { setup.report(issue) } }
    board.preloadNext()
  }

  func draw(alpha: Double, force: Bool) -> Bool {
    if renderer.generation != drawnGeneration {
      drawnGeneration = renderer.generation
      graphics.removeAll()
      desk.removeTextures()
      texts.removeAll()
      lastList = nil
    }
    let list = stack.draw(FrameContext(viewport: viewport, alpha: alpha))
    let hasNews = graphics.takeNews()
    let hasPhotos = desk.takeNews()
    guard force || hasNews || hasPhotos || list != lastList || graphics.wantsAnotherFrame else {
      return false
    }
    painter.draw(list, ground: setup.config.colours.wall)
    lastList = list
    return true
  }

  func prefetchGraphics() {
    graphics.prefetch(.named(GraphicName.background.rawValue), viewport.pixels, .cover)
  }

  func requestIcon() {
    guard let file = setup.theme.icon else { return }
    let decode = DecodeRequest(
      path: file.bytes, box: PixelSize(128, 128), limits: DecodeLimits(setup.config.limits))
    iconRequest = setup.service.request(PhotoRequest(decode, priority: .readAhead))
  }

  func toggleMute() { mixer.isMuted.toggle() }

  func inputs(of kind: TimedEvent.Kind) -> [Input] {
    // Tables may have been changed in a spreadsheet meanwhile.
    if kind == .focusGained { catalogue.readAgain() }
    return scene == nil ? InputMap.inputs(of: kind) : EditorInputMap.inputs(of: kind)
  }

  func attend(_ window: Window, _ pump: EventPump) {
    if pointer.pointer == nil { pointer.pointer = window.makePointer() }
    pointer.pointer?.show(scene.map { PointerShape($0.pointerShape) } ?? .arrow)
    let place = scene?.textPlace
    if place != pointer.textPlace {
      pointer.textPlace = place
      pump.setTextInput(place != nil, at: place)
    }
  }

  /// Writes what is left to write, and tells what could not be.
  func close() {
    for issue in saver.finish(scene?.unsaved) { setup.report(issue) }
    setup.service.shutdown()
  }
}

extension PointerShape {
  fileprivate init(_ shape: EditorScene.PointerShape) {
    switch shape {
    case .arrow: self = .arrow
    case .hand: self = .hand
    case .move: self = .move
    case .resizeDown: self = .resizeDown
    case .resizeUp: self = .resizeUp
    case .cross: self = .cross
    case .text: self = .text
    }
  }
}
