import Geometry
import SDLKit
import Scenes
import Testing

@testable import App

/// What the window's events mean to the scenes.
@Suite struct InputMapTests {
  @Test func aTapIsOnePressAndThenHoversOverNothing() {
    let place = Point(10, 20)
    #expect(InputMap.inputs(of: .touchDown(place, finger: 1)) == [.pointerDown(place)])
    #expect(InputMap.inputs(of: .touchUp(place, finger: 1)) == [.pointerUp(place), .pointerGone])
  }

  @Test func onlyTheLeftButtonPresses() {
    let place = Point(1, 2)
    #expect(InputMap.inputs(of: .pointerDown(place, .left)) == [.pointerDown(place)])
    #expect(InputMap.inputs(of: .pointerDown(place, .right)).isEmpty)
    #expect(InputMap.inputs(of: .pointerUp(place, .middle)).isEmpty)
  }

  @Test func losingTheKeyboardAndBeingPutAwayInterrupt() {
    #expect(InputMap.inputs(of: .focusLost) == [.interrupted])
    #expect(InputMap.inputs(of: .minimised) == [.interrupted])
  }

  @Test func keysAndPadsMeanTheSame() {
    #expect(
      InputMap.inputs(of: .keyDown(.digit(3), isRepeat: false, [])) == [.key(.digit(3), isRepeat: false)])
    #expect(InputMap.inputs(of: .keyDown(.keypadEnter, isRepeat: true, [])) == [.key(.enter, isRepeat: true)])
    #expect(
      InputMap.inputs(of: .keyDown(.tab, isRepeat: false, .shift)) == [
        .key(.tab(backwards: true), isRepeat: false)
      ])
    #expect(InputMap.inputs(of: .padDown(.a)) == [.key(.enter, isRepeat: false)])
    #expect(InputMap.inputs(of: .padDown(.start)) == [.key(.escape, isRepeat: false)])
  }
}
