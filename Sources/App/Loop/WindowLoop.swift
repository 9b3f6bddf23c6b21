import Geometry
import Media
import Motion
import SDLKit
import Scenes

/// Plays in a window: takes events and time, lets the game step and draw, sleeps in between.
final class WindowLoop {
  private let context: SDLContext
  private let window: Window
  private let renderer: Renderer
  private let mixer: Mixer
  private let pump: EventPump
  private var game: any Host
  private var clock = FixedStep()
  /// Inputs that lie in steps to come, with the clock's nanoseconds.
  private var pending: [(at: Int64, input: Input)] = []
  private var meter: FrameMeter?
  private let installs = InstallDesk()
  private var unchangedFrames = 0

  /// After so many frames without a change the loop looks for time less often; events wake it at once.
  private static let restingAfter = 45
  private static let restingMilliseconds = 40
  private static let hiddenMilliseconds = 100

  /// Opens the window; `makeHost` makes what runs in it, from what draws and sounds and the display's density.
  init(
    _ setup: GameSetup, context: SDLContext,
    makeHost: (GameSetup, Renderer, Mixer, Double) throws -> any Host = {
      try Game($0, renderer: $1, mixer: $2, density: $3)
    }
  ) throws {
    self.context = context
    let options = setup.options
    let configured = PixelSize(setup.config.window.width, setup.config.window.height)
    let isFullScreen = options.isFullScreen || setup.config.window.fullScreen
    window = try Window(
      context: context, title: setup.pack.windowTitle, size: options.windowSize ?? configured,
      fullscreen: isFullScreen)
    renderer = try Renderer(window: window, choice: options.renderer)
    mixer = Mixer(opens: false)
    mixer.volume = setup.config.audio.volume
    mixer.isMuted = options.isMuted || setup.config.audio.muted
    pump = EventPump(context: context, window: window)
    game = try makeHost(setup, renderer, mixer, window.pixelScale.width)
    meter = options.measures ? FrameMeter(log: setup.log) : nil
    if let file = options.packFile { installs.install(FilePath(bytes: file)) }
  }

  /// Runs until the player leaves.
  func run() throws {
    window.show()
    context.setScreenSaver(allowed: false)
    game.prefetchGraphics()
    var isFirst = true
    var nextFrame = Clock.monotonic
    while !game.stack.hasQuit {
      let events = early + pump.poll()
      early = []
      if !handle(events) { break }
      if let failure = game.fatal { throw failure }
      meter?.begin()
      advance()
      try changePack()
      game.attend(window, pump)
      if let old = game.takeOldSettings() { follow(game.setup.config, insteadOf: old) }
      let drew = window.isVisible && game.draw(alpha: alpha, force: events.contains { $0.kind.needsDrawing })
      if drew {
        meter?.drew()
        renderer.present()
        meter?.presented()
      }
      meter?.end(isLoading: game.isLoading)
      if let icon = game.takeIcon() { window.setIcon(icon) }
      unchangedFrames = drew ? 0 : unchangedFrames + 1
      if unchangedFrames == WindowLoop.restingAfter + 1 { meter?.rests() }
      if isFirst {
        isFirst = false
        afterFirstFrame()
      }
      rest(until: &nextFrame)
    }
    meter?.report()
    game.close()
  }

  /// How far time stands into the next step, 0…1.
  private var alpha = 0.0
  /// What woke the loop while it rested.
  private var early: [TimedEvent] = []

  /// What can wait until something is on screen.
  private func afterFirstFrame() {
    mixer.reopen()
    game.requestIcon()
    do throws(SDLError) {
      try pump.listenToPads()
    } catch {
      // Without game controllers there are still keys and pointer.
    }
    if let reason = mixer.reason {
      Terminal.warn("closeup: no sound: \(reason); the game goes on in silence")
    }
  }

  private func advance() {
    game.receive()
    for news in installs.takeNews() { game.take(news) }
    let now = Int64(Clock.boot)
    let frame = clock.frame(at: now)
    alpha = frame.alpha
    if frame.resumedAfterGap { pending.append((now, .resumedAfterGap)) }
    guard frame.steps > 0 else { return }
    if game.standsStill {
      // Time waits for the photo; what was pressed meanwhile was pressed at nothing.
      pending = []
      return
    }
    for index in 0..<frame.steps where !game.stack.hasQuit && !game.standsStill {
      let end = FixedStep.end(ofStep: index, in: frame)
      let start = end - Int64(FixedStep.duration * 1e9)
      var inputs: [TimedInput] = []
      while let first = pending.first, first.at <= end {
        pending.removeFirst()
        // What is older than the step (the clock was cut) counts at its start.
        let offset = min(max(0, Double(first.at - start) / 1e9), FixedStep.duration)
        inputs.append(TimedInput(first.input, offset: offset))
      }
      game.step(inputs)
    }
  }

  /// Takes events; false when the program is to end.
  private func handle(_ events: [TimedEvent]) -> Bool {
    let ahead = Int64(Clock.boot) - Int64(Clock.monotonic)
    for event in events {
      switch event.kind {
      case .quit where game.isHeldBack: break
      case .quit: return false
      case .resized: resized()
      case .renderReset: renderer.texturesWereLost()
      case .fileDropped(let path) where game.takesPacks: installs.install(FilePath(bytes: path))
      case .audioDeviceRemoved where mixer.reason == nil: mixer.reopen()
      case .keyDown(let key, isRepeat: false, let modifiers) where command(key, modifiers): continue
      default: break
      }
      for input in game.inputs(of: event.kind) {
        pending.append((Int64(event.nanoseconds) + ahead, input))
      }
    }
    if !events.isEmpty { unchangedFrames = 0 }
    return true
  }

  /// Keys that mean the same on every screen.
  private func command(_ key: SDLKit.Key, _ modifiers: Modifiers) -> Bool {
    switch key {
    case .function(11): toggleFullScreen()
    case .enter where modifiers.contains(.alt), .keypadEnter where modifiers.contains(.alt):
      toggleFullScreen()
    // Without loudspeakers the key looks for them again: some may have been plugged in.
    case .letter("m") where !game.takesLetters:
      if mixer.reason == nil { game.toggleMute() } else { mixer.reopen() }
    default: return false
    }
    return true
  }

  /// Lets the game of another pack take the place of this one, when it was chosen and is ready.
  private func changePack() throws {
    guard let next = try game.takeSuccessor() else { return }
    game = next
    window.title = next.setup.pack.windowTitle
    mixer.volume = next.setup.config.audio.volume
    next.requestIcon()
  }

  private func toggleFullScreen() {
    do throws(SDLError) {
      try window.setFullscreen(!window.isFullscreen)
    } catch {
      Terminal.warn("closeup: the window cannot change: \(error.message)")
    }
  }

  /// Changes what the owner has just set otherwise, where the command line says nothing.
  private func follow(_ config: Configuration, insteadOf old: Configuration) {
    if config.title != old.title { window.title = game.setup.pack.windowTitle }
    let options = game.setup.options
    if config.window.fullScreen != old.window.fullScreen, config.window.fullScreen != window.isFullscreen {
      toggleFullScreen()
    }
    let size = PixelSize(config.window.width, config.window.height)
    if options.windowSize == nil, !window.isFullscreen, size != PixelSize(old.window.width, old.window.height)
    {
      window.resize(to: size)
    }
  }

  private func resized() {
    let size = renderer.size
    guard size.width > 0, size.height > 0 else { return }
    let density = window.pixelScale.width
    guard game.viewport != Viewport(size, density: density) else { return }
    game.viewport = Viewport(size, density: density)
    game.prefetchGraphics()
  }

  /// Sleeps to the next frame; longer while nothing changes, or nothing is seen.
  private func rest(until nextFrame: inout UInt64) {
    let interval = UInt64(1_000_000_000 / min(240, max(30, window.refreshRate ?? 60)))
    let now = Clock.monotonic
    let isResting = unchangedFrames > WindowLoop.restingAfter
    if !window.isVisible || isResting {
      early = pump.wait(
        milliseconds: window.isVisible ? WindowLoop.restingMilliseconds : WindowLoop.hiddenMilliseconds)
      nextFrame = Clock.monotonic
      return
    }
    nextFrame += interval
    // A frame that was late starts a new rhythm instead of a hunt after the old one.
    if nextFrame + interval < now { nextFrame = now }
    if nextFrame > now { Clock.sleep(until: nextFrame) }
  }
}

extension TimedEvent.Kind {
  /// Whether the window's picture is to be made again although the game did not change.
  fileprivate var needsDrawing: Bool {
    switch self {
    case .exposed, .resized, .restored, .renderReset: true
    default: false
    }
  }
}
