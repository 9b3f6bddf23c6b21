/// The words of a command line, one after the other.
struct OptionWords {
  private var rest: ArraySlice<[UInt8]>

  init(_ words: [[UInt8]]) {
    rest = words[...]
  }

  mutating func next() -> [UInt8]? { rest.popFirst() }

  /// The word after an option.
  mutating func value(of option: String) throws(Options.Problem) -> [UInt8] {
    guard let value = rest.popFirst() else {
      throw Options.Problem(text: "\(option) needs a value after it")
    }
    return value
  }

  /// The same as text.
  mutating func text(of option: String) throws(Options.Problem) -> String {
    String(decoding: try value(of: option), as: UTF8.self)
  }
}
