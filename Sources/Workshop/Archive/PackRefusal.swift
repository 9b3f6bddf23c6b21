import Media

/// Why a one-file pack is not installed, in a sentence that names the entry at fault.
package struct PackRefusal: Error, Equatable, Sendable, CustomStringConvertible {
  package var description: String

  init(_ description: String) {
    self.description = description
  }

  /// An entry's name, as it can be shown, and what is wrong with it.
  init(entry name: some Collection<UInt8>, _ fault: String) {
    description = "\"\(Self.shown(name))\" \(fault)"
  }

  /// A name of an archive on one line; a very long one is cut.
  static func shown(_ name: some Collection<UInt8>) -> String {
    Escaping.escaped(name.prefix(120)) + (name.count > 120 ? "…" : "")
  }
}
