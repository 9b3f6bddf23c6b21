/// Plays the faint sound of a button that the pointer comes to, once; a tap presses, it does not come.
struct HoverSound: Equatable {
  private var last: Int?

  mutating func update(_ buttons: ButtonGroup, _ environment: Environment) {
    let current = buttons.hoveredButton
    if let current, current != last, buttons.looks[current].press == 0 {
      environment.effects.play(.named("hover"))
    }
    last = current
  }
}
