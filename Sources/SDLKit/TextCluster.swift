/// What the player takes for one letter: a base with its marks, or one emoji.
struct TextCluster: Equatable, Sendable {
  /// What is shaped.
  var text: String
  /// The font that has it.
  var face: FontFace
  /// ISO 15924 name of its script.
  var script: String
  /// Embedding level of the Unicode bidirectional algorithm: odd runs from right to left.
  var level: UInt8
  /// Whether a line may end before it and it is not seen there.
  var isSpace = false
  /// Whether a line may end after it.
  var breaksAfter = false
}
