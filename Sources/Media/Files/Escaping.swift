/// Shows bytes from outside on one line of a terminal or a log.
package enum Escaping {
  /// The bytes as text, with `\xNN` for a byte that is not UTF-8 and `\n`, `\t`, `\u{N}` for what would break the
  /// line or hide itself.
  package static func escaped(_ bytes: some Sequence<UInt8>) -> String {
    var result = String.UnicodeScalarView()
    for item in ScalarSequence(bytes) {
      switch item {
      case .scalar(let scalar): append(scalar, to: &result)
      case .invalid(let bytes):
        for byte in bytes { result.append(contentsOf: "\\x\(hex(byte))".unicodeScalars) }
      }
    }
    return String(result)
  }

  /// The same for a piece of text whose backslashes are its own.
  package static func shown(_ bytes: some Sequence<UInt8>) -> String {
    escaped(bytes).split(separator: "\\\\", omittingEmptySubsequences: false).joined(separator: "\\")
  }

  /// Two upper case digits.
  package static func hex(_ byte: UInt8) -> String {
    let text = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0" + text : text
  }

  /// Letters that are no letters: controls, line separators and the marks that turn the direction of writing.
  private static func append(_ scalar: Unicode.Scalar, to result: inout String.UnicodeScalarView) {
    switch scalar {
    case "\n": result.append(contentsOf: "\\n".unicodeScalars)
    case "\r": result.append(contentsOf: "\\r".unicodeScalars)
    case "\t": result.append(contentsOf: "\\t".unicodeScalars)
    case "\\": result.append(contentsOf: "\\\\".unicodeScalars)
    case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{200B}"..."\u{200F}", "\u{2028}"..."\u{202E}",
      "\u{2060}"..."\u{206F}", "\u{FEFF}":
      result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
    default: result.append(scalar)
    }
  }
}

/// Bytes as Unicode scalars, with the bytes that are no UTF-8 told apart.
struct ScalarSequence<Bytes: Sequence>: Sequence, IteratorProtocol where Bytes.Element == UInt8 {
  /// A scalar, or the bytes that stand where one should be.
  enum Item {
    case scalar(Unicode.Scalar)
    case invalid([UInt8])
  }

  private var bytes: Recorder<Bytes.Iterator>
  private var parser = Unicode.UTF8.ForwardParser()

  init(_ bytes: Bytes) {
    self.bytes = Recorder(base: bytes.makeIterator())
  }

  mutating func next() -> Item? {
    switch parser.parseScalar(from: &bytes) {
    case .valid(let encoded):
      bytes.taken.removeFirst(encoded.count)
      return .scalar(UTF8.decode(encoded))
    case .error(let length):
      let bad = Array(bytes.taken.prefix(length))
      bytes.taken.removeFirst(length)
      return .invalid(bad)
    case .emptyInput:
      return nil
    }
  }

  /// Remembers what the parser took and has not yet given back; never more than four bytes.
  private struct Recorder<Base: IteratorProtocol>: IteratorProtocol where Base.Element == UInt8 {
    var base: Base
    var taken: [UInt8] = []

    mutating func next() -> UInt8? {
      guard let byte = base.next() else { return nil }
      taken.append(byte)
      return byte
    }
  }
}
