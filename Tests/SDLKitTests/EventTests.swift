import CSDL
import Geometry
import Glibc
import Testing

@testable import SDLKit

extension SDLTests {
  @Suite struct EventTests {
    let context: SDLContext
    let pump: EventPump

    init() throws {
      context = try SDLContext(video: false)
      pump = EventPump(context: context, window: nil)
      _ = pump.poll()
    }

    /// What the pump makes of one event of SDL's.
    func translated(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void = { _ in }) -> [TimedEvent.Kind]
    {
      var event = SDL_Event()
      event.type = type.rawValue
      fill(&event)
      SDL_PushEvent(&event)
      return pump.poll().map(\.kind)
    }

    func key(_ scancode: SDL_Scancode, _ symbol: Int32 = 0, modifiers: UInt16 = 0, isRepeat: Bool = false)
      -> [TimedEvent.Kind]
    {
      translated(SDL_KEYDOWN) {
        $0.key.keysym.scancode = scancode
        $0.key.keysym.sym = symbol
        $0.key.keysym.mod = modifiers
        $0.key.repeat = isRepeat ? 1 : 0
      }
    }

    @Test func `The top row means digits on every layout, and so does the keypad`() {
      // On a French keyboard the key in the place of 1 means &, and that of 2 é.
      #expect(key(SDL_SCANCODE_1, 0x26) == [.keyDown(.digit(1), isRepeat: false, [])])
      #expect(key(SDL_SCANCODE_2, 0xE9) == [.keyDown(.digit(2), isRepeat: false, [])])
      #expect(key(SDL_SCANCODE_KP_4) == [.keyDown(.digit(4), isRepeat: false, [])])
      #expect(key(SDL_SCANCODE_0, 0x30) == [.keyDown(.digit(0), isRepeat: false, [])])
      // A layout with digits somewhere else.
      #expect(key(SDL_SCANCODE_Q, 0x33) == [.keyDown(.digit(3), isRepeat: false, [])])
    }

    @Test func `Letters go by the layout, named keys by their place`() {
      #expect(key(SDL_SCANCODE_Y, 0x7A) == [.keyDown(.letter("z"), isRepeat: false, [])])
      #expect(key(SDL_SCANCODE_RETURN, 13) == [.keyDown(.enter, isRepeat: false, [])])
      #expect(key(SDL_SCANCODE_KP_ENTER) == [.keyDown(.keypadEnter, isRepeat: false, [])])
      #expect(key(SDL_SCANCODE_F11) == [.keyDown(.function(11), isRepeat: false, [])])
      #expect(key(SDL_SCANCODE_DELETE, 127) == [.keyDown(.delete, isRepeat: false, [])])
      #expect(key(SDL_SCANCODE_COMMA, 0x2C) == [.keyDown(.other(0x2C), isRepeat: false, [])])
    }

    @Test func `A held key says so, modifiers are named, AltGr is not Alt`() {
      #expect(key(SDL_SCANCODE_SPACE, 32, isRepeat: true) == [.keyDown(.space, isRepeat: true, [])])
      let both = UInt16(KMOD_LSHIFT.rawValue | KMOD_RCTRL.rawValue)
      #expect(
        key(SDL_SCANCODE_Z, 0x7A, modifiers: both) == [
          .keyDown(.letter("z"), isRepeat: false, [.shift, .control])
        ])
      let altGr = UInt16(KMOD_RALT.rawValue)
      #expect(key(SDL_SCANCODE_F4, modifiers: altGr) == [.keyDown(.function(4), isRepeat: false, [])])
      #expect(
        key(SDL_SCANCODE_F4, modifiers: UInt16(KMOD_LALT.rawValue)) == [
          .keyDown(.function(4), isRepeat: false, .alt)
        ])
    }

    @Test func `One tap is one press: the mouse made from a finger is left out`() {
      let touch: [TimedEvent.Kind] = translated(SDL_FINGERDOWN) {
        $0.tfinger.fingerId = 7
        $0.tfinger.x = 0.5
        $0.tfinger.y = 0.25
      }
      #expect(touch == [.touchDown(Point(0.5, 0.25), finger: 7)])
      let made: [TimedEvent.Kind] = translated(SDL_MOUSEBUTTONDOWN) {
        $0.button.which = UInt32.max
        $0.button.button = 1
        $0.button.state = UInt8(SDL_PRESSED)
      }
      #expect(made.isEmpty)
      #expect(translated(SDL_MOUSEMOTION) { $0.motion.which = UInt32.max }.isEmpty)
    }

    @Test func `The mouse says where and which button`() {
      let down: [TimedEvent.Kind] = translated(SDL_MOUSEBUTTONDOWN) {
        ($0.button.x, $0.button.y, $0.button.button, $0.button.state) = (12, 34, 3, UInt8(SDL_PRESSED))
      }
      #expect(down == [.pointerDown(Point(12, 34), .right)])
      let up: [TimedEvent.Kind] = translated(SDL_MOUSEBUTTONUP) {
        ($0.button.x, $0.button.y, $0.button.button, $0.button.state) = (12, 34, 1, UInt8(SDL_RELEASED))
      }
      #expect(up == [.pointerUp(Point(12, 34), .left)])
      #expect(
        translated(SDL_MOUSEMOTION) { ($0.motion.x, $0.motion.y) = (5, 6) } == [.pointerMoved(Point(5, 6))])
      let wheel: [TimedEvent.Kind] = translated(SDL_MOUSEWHEEL) {
        $0.wheel.preciseY = 2
        $0.wheel.direction = SDL_MOUSEWHEEL_FLIPPED.rawValue
      }
      #expect(wheel == [.wheel(dx: 0, dy: -2)])
    }

    @Test func `The window, the card, the loudspeakers and the session speak up`() {
      func window(_ id: SDL_WindowEventID) -> [TimedEvent.Kind] {
        translated(SDL_WINDOWEVENT) {
          ($0.window.event, $0.window.data1, $0.window.data2) = (UInt8(id.rawValue), 800, 600)
        }
      }
      #expect(window(SDL_WINDOWEVENT_SIZE_CHANGED) == [.resized(PixelSize(800, 600))])
      #expect(window(SDL_WINDOWEVENT_EXPOSED) == [.exposed])
      #expect(window(SDL_WINDOWEVENT_FOCUS_LOST) == [.focusLost])
      #expect(window(SDL_WINDOWEVENT_FOCUS_GAINED) == [.focusGained])
      #expect(window(SDL_WINDOWEVENT_MINIMIZED) == [.minimised])
      #expect(window(SDL_WINDOWEVENT_RESTORED) == [.restored])
      #expect(window(SDL_WINDOWEVENT_LEAVE) == [.pointerLeft])
      #expect(translated(SDL_QUIT) == [.quit])
      #expect(translated(SDL_RENDER_DEVICE_RESET) == [.renderReset])
      #expect(translated(SDL_RENDER_TARGETS_RESET) == [.renderReset])
      #expect(translated(SDL_AUDIODEVICEREMOVED) == [.audioDeviceRemoved])
      #expect(translated(SDL_AUDIODEVICEREMOVED) { $0.adevice.iscapture = 1 }.isEmpty)
    }

    @Test func `A controller's buttons have names, those of no use have none`() {
      let a: [TimedEvent.Kind] = translated(SDL_CONTROLLERBUTTONDOWN) {
        $0.cbutton.button = UInt8(SDL_CONTROLLER_BUTTON_A.rawValue)
      }
      #expect(a == [.padDown(.a)])
      let up: [TimedEvent.Kind] = translated(SDL_CONTROLLERBUTTONUP) {
        $0.cbutton.button = UInt8(SDL_CONTROLLER_BUTTON_DPAD_UP.rawValue)
      }
      #expect(up == [.padUp(.up)])
      let guide: [TimedEvent.Kind] = translated(SDL_CONTROLLERBUTTONDOWN) {
        $0.cbutton.button = UInt8(SDL_CONTROLLER_BUTTON_GUIDE.rawValue)
      }
      #expect(guide.isEmpty)
    }

    @Test func `A dropped file's name is its bytes, whatever they are`() {
      let name: [UInt8] = Array("/tmp/caf".utf8) + [0xE9, 0x2E, 0x6A]
      let dropped: [TimedEvent.Kind] = translated(SDL_DROPFILE) { event in
        let copy = SDL_malloc(name.count + 1)?.assumingMemoryBound(to: CChar.self)
        for (index, byte) in (name + [0]).enumerated() { copy?[index] = CChar(bitPattern: byte) }
        event.drop.file = copy
      }
      #expect(dropped == [.fileDropped(name)])
    }

    @Test func `Events carry the monotonic time at which they happened`() {
      let before = Clock.monotonic
      var event = SDL_Event()
      event.type = SDL_QUIT.rawValue
      SDL_PushEvent(&event)
      let first = pump.poll()
      let after = Clock.monotonic
      #expect(first.count == 1)
      for event in first {
        #expect(event.nanoseconds + 2_000_000 >= before && event.nanoseconds <= after)
      }
    }

    @Test func `Waiting ends when another thread wakes it`() {
      EventPump.wake()
      let start = Clock.monotonic
      #expect(pump.wait(milliseconds: 10_000).isEmpty)
      #expect(Clock.monotonic - start < 5_000_000_000)
    }
  }
}
