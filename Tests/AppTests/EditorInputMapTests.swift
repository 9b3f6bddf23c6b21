import SDLKit
import Scenes
import Testing

@testable import App

/// What the window's events mean to the editor.
@Suite struct EditorInputMapTests {
  @Test func keysKeepWhatIsHeldBesideThem() {
    let map = EditorInputMap.inputs
    #expect(
      map(.keyDown(.letter("z"), isRepeat: true, [.control, .shift])) == [
        .stroke(Stroke(.letter("z"), shift: true, control: true, isRepeat: true))
      ])
    #expect(map(.keyDown(.keypadEnter, isRepeat: false, [])) == [.stroke(Stroke(.enter))])
    #expect(map(.keyDown(.other(0x2B), isRepeat: false, [])) == [.stroke(Stroke(.plus))])
    #expect(map(.keyDown(.other(0x3D), isRepeat: false, [])) == [.stroke(Stroke(.plus))])
    #expect(map(.keyDown(.other(0x2D), isRepeat: false, [])) == [.stroke(Stroke(.minus))])
    #expect(map(.keyDown(.other(0x4000_0056), isRepeat: false, [])) == [.stroke(Stroke(.minus))])
    #expect(map(.keyDown(.other(0x4000_0042), isRepeat: false, [])) == [])
    #expect(map(.textInput("ž")) == [.text("ž")])
    #expect(map(.wheel(dx: 0, dy: 2)) == [.wheel(dx: 0, dy: 2)])
    #expect(map(.quit) == [.stroke(Stroke(.letter("q"), control: true))])
  }
}
