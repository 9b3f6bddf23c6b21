/// Why the program ends without a game, in a sentence for its user.
struct StartError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
