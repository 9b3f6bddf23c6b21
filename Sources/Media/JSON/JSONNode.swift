/// A value of a JSON text and where it stands.
package struct JSONNode: Equatable, Sendable {
  package var value: JSONValue
  /// The value's bytes in the text.
  package var range: Range<Int>
}

/// What a JSON value is.
package enum JSONValue: Equatable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case text(String)
  case list([JSONNode])
  case object([JSONMember])
}

/// A key of an object and its value.
package struct JSONMember: Equatable, Sendable {
  package var key: String
  /// The key's bytes in the text, quotes included.
  package var keyRange: Range<Int>
  package var node: JSONNode
}
