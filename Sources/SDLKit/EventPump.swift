import CSDL
import Geometry

/// Takes what happened from SDL; there is one, on the program's first thread.
@safe package final class EventPump {
  /// What must stay open while the pump lives.
  private let context: SDLContext
  /// Whose pixels positions are given in.
  private let window: Window?
  /// The open controllers by instance number.
  private var pads: [Int32: OpaquePointer] = unsafe [:]
  /// Whether the controller subsystem was started here.
  private var listensToPads = false

  /// Makes the pump.
  /// - Parameters:
  ///   - context: SDL; kept alive.
  ///   - window: Whose pixels positions are given in; nil without one.
  package init(context: SDLContext, window: Window?) {
    self.context = context
    self.window = window
    // Text input is on from the start in SDL; it lets keyboards and input methods pop up.
    SDL_StopTextInput()
    // SDL_TEXTINPUT and file drops are asked for by state.
    SDL_EventState(SDL_DROPFILE.rawValue, SDL_ENABLE)
  }

  deinit {
    while let (_, pad) = unsafe pads.popFirst() { unsafe SDL_GameControllerClose(pad) }
    if listensToPads { SDL_QuitSubSystem(UInt32(SDL_INIT_GAMECONTROLLER)) }
  }

  /// Starts to listen to game controllers; looking for them takes time, so do it after the first frame.
  /// - Throws: What SDL says.
  package func listenToPads() throws(SDLError) {
    guard !listensToPads else { return }
    try check(SDL_InitSubSystem(UInt32(SDL_INIT_GAMECONTROLLER)), "SDL_InitSubSystem")
    listensToPads = true
  }

  /// Starts or stops to report typed text; `place` is where it is written, for the lists of input methods.
  package func setTextInput(_ on: Bool, at place: Rect? = nil) {
    if on, let place, let scale = window?.pixelScale {
      var area = SDL_Rect(
        x: Int32(clamping: Int(place.x / scale.width)), y: Int32(clamping: Int(place.y / scale.height)),
        w: Int32(clamping: Int(place.width / scale.width)),
        h: Int32(clamping: Int(place.height / scale.height)))
      unsafe SDL_SetTextInputRect(&area)
    }
    if on { SDL_StartTextInput() } else { SDL_StopTextInput() }
  }

  /// Everything that happened since the last call, in order; call it before each step.
  package func poll() -> [TimedEvent] {
    var events: [TimedEvent] = []
    var raw = unsafe SDL_Event()
    while unsafe SDL_PollEvent(&raw) != 0 {
      if let event = unsafe timed(raw) { events.append(event) }
    }
    return events
  }

  /// Waits until something happens, at most `milliseconds`, then gives everything that did.
  package func wait(milliseconds: Int) -> [TimedEvent] {
    _ = SDL_WaitEventTimeout(nil, Int32(clamping: max(0, milliseconds)))
    return poll()
  }

  /// Wakes `wait` from another thread (`SDL_PushEvent`).
  package static func wake() {
    var event = unsafe SDL_Event()
    unsafe event.type = SDL_USEREVENT.rawValue
    _ = unsafe SDL_PushEvent(&event)
  }

  /// What happened, with its time on the monotonic clock.
  private func timed(_ raw: SDL_Event) -> TimedEvent? {
    guard let kind = unsafe translate(raw) else { return nil }
    let stamp = unsafe raw.common.timestamp
    let age = min(UInt32(truncatingIfNeeded: SDL_GetTicks64()) &- stamp, 60_000)
    let now = Clock.monotonic
    let nanoseconds = now - min(now, UInt64(age) * 1_000_000)
    return TimedEvent(kind: kind, timestampMilliseconds: stamp, nanoseconds: nanoseconds)
  }

  /// What happened; nil for what the game has no use for.
  private func translate(_ raw: SDL_Event) -> TimedEvent.Kind? {
    switch unsafe SDL_EventType(raw.type) {
    case SDL_QUIT, SDL_APP_TERMINATING: return .quit
    case SDL_WINDOWEVENT: return translate(window: unsafe raw.window)
    case SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET: return .renderReset
    case SDL_DROPFILE: return unsafe droppedFile(raw.drop)
    case SDL_TEXTINPUT: return .textInput(EventPump.text(unsafe raw.text))
    case SDL_KEYDOWN:
      let key = unsafe raw.key
      return .keyDown(EventPump.key(key), isRepeat: key.repeat != 0, Modifiers(key.keysym.mod))
    case SDL_KEYUP:
      let key = unsafe raw.key
      return .keyUp(EventPump.key(key), Modifiers(key.keysym.mod))
    case SDL_AUDIODEVICEADDED: return unsafe raw.adevice.iscapture == 0 ? .audioDeviceAdded : nil
    case SDL_AUDIODEVICEREMOVED: return unsafe raw.adevice.iscapture == 0 ? .audioDeviceRemoved : nil
    default: return unsafe translatePointer(raw) ?? translatePad(raw)
    }
  }

  /// What happened to the window.
  private func translate(window event: SDL_WindowEvent) -> TimedEvent.Kind? {
    switch SDL_WindowEventID(UInt32(event.event)) {
    case SDL_WINDOWEVENT_SIZE_CHANGED:
      return .resized(window?.pixelSize ?? PixelSize(Int(event.data1), Int(event.data2)))
    case SDL_WINDOWEVENT_EXPOSED, SDL_WINDOWEVENT_SHOWN: return .exposed
    case SDL_WINDOWEVENT_FOCUS_LOST: return .focusLost
    case SDL_WINDOWEVENT_FOCUS_GAINED: return .focusGained
    case SDL_WINDOWEVENT_MINIMIZED, SDL_WINDOWEVENT_HIDDEN: return .minimised
    case SDL_WINDOWEVENT_RESTORED, SDL_WINDOWEVENT_MAXIMIZED: return .restored
    case SDL_WINDOWEVENT_LEAVE: return .pointerLeft
    default: return nil
    }
  }

  /// Mouse and fingers. The mouse that SDL makes up from a finger is left out: one tap is one press.
  private func translatePointer(_ raw: SDL_Event) -> TimedEvent.Kind? {
    switch unsafe SDL_EventType(raw.type) {
    case SDL_MOUSEMOTION:
      let event = unsafe raw.motion
      return event.which == closeup_touch_mouse_id ? nil : .pointerMoved(pixels(event.x, event.y))
    case SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP:
      let event = unsafe raw.button
      guard event.which != closeup_touch_mouse_id else { return nil }
      let (place, button) = (pixels(event.x, event.y), PointerButton(event.button))
      return event.state == SDL_PRESSED ? .pointerDown(place, button) : .pointerUp(place, button)
    case SDL_MOUSEWHEEL:
      let event = unsafe raw.wheel
      guard event.which != closeup_touch_mouse_id else { return nil }
      let sign: Double = event.direction == SDL_MOUSEWHEEL_FLIPPED.rawValue ? -1 : 1
      return .wheel(dx: sign * Double(event.preciseX), dy: sign * Double(event.preciseY))
    case SDL_FINGERDOWN: return .touchDown(finger(unsafe raw.tfinger), finger: unsafe raw.tfinger.fingerId)
    case SDL_FINGERMOTION: return .touchMoved(finger(unsafe raw.tfinger), finger: unsafe raw.tfinger.fingerId)
    case SDL_FINGERUP: return .touchUp(finger(unsafe raw.tfinger), finger: unsafe raw.tfinger.fingerId)
    default: return nil
    }
  }

  /// What happened to a controller; one that was plugged in is opened.
  private func translatePad(_ raw: SDL_Event) -> TimedEvent.Kind? {
    switch unsafe SDL_EventType(raw.type) {
    case SDL_CONTROLLERDEVICEADDED:
      guard let pad = unsafe SDL_GameControllerOpen(raw.cdevice.which) else { return nil }
      let id = unsafe SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(pad))
      // Opening one twice only counts it.
      if let known = unsafe pads.updateValue(pad, forKey: id) { unsafe SDL_GameControllerClose(known) }
      return .padAdded
    case SDL_CONTROLLERDEVICEREMOVED:
      guard let pad = unsafe pads.removeValue(forKey: raw.cdevice.which) else { return nil }
      unsafe SDL_GameControllerClose(pad)
      return .padRemoved
    case SDL_CONTROLLERBUTTONDOWN: return PadButton(unsafe raw.cbutton.button).map { .padDown($0) }
    case SDL_CONTROLLERBUTTONUP: return PadButton(unsafe raw.cbutton.button).map { .padUp($0) }
    default: return nil
    }
  }

  /// A mouse position in the window's pixels.
  private func pixels(_ x: Int32, _ y: Int32) -> Point {
    let scale = window?.pixelScale ?? Size(1, 1)
    return Point(Double(x) * scale.width, Double(y) * scale.height)
  }

  /// A finger's position in the window's pixels.
  private func finger(_ event: SDL_TouchFingerEvent) -> Point {
    let size = window?.pixelSize ?? PixelSize(1, 1)
    return Point(Double(event.x) * Double(size.width), Double(event.y) * Double(size.height))
  }

  /// Which key it was.
  private static func key(_ event: SDL_KeyboardEvent) -> Key {
    Key(scancode: event.keysym.scancode, keycode: event.keysym.sym)
  }

  /// The typed text.
  private static func text(_ event: SDL_TextInputEvent) -> String {
    unsafe withUnsafeBytes(of: event.text) { unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
  }

  /// The dropped file's name, copied and given back to SDL.
  private func droppedFile(_ event: SDL_DropEvent) -> TimedEvent.Kind? {
    guard let name = unsafe event.file else { return nil }
    defer { unsafe SDL_free(name) }
    let bytes = unsafe UnsafeBufferPointer(start: name, count: SDL_strlen(name)).map { UInt8(bitPattern: $0) }
    return .fileDropped(bytes)
  }
}
