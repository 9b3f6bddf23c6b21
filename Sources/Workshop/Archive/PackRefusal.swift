import Media

/// Why a one-file pack is not installed, in a sentence that names the entry at fault.
package struct PackRefusal: Error, Equatable, Sendable, CustomStringConvertible {
  /// What is wrong.
  package var reason: String
  /// The pack's file, once that is known to whoever tells.
  package var file: FilePath?

  init(_ reason: String, file: FilePath? = nil) {
    self.reason = reason
    self.file = file
  }

  /// An entry's name, as it can be shown, and what is wrong with it.
  init(entry name: some Collection<UInt8>, _ fault: String) {
    self.init("\"\(Self.shown(name))\" \(fault)")
  }

  package var description: String { file.map { "\($0) is not installed: \(reason)" } ?? reason }

  /// A name of an archive on one line; a very long one is cut.
  static func shown(_ name: some Collection<UInt8>) -> String {
    Escaping.escaped(name.prefix(120)) + (name.count > 120 ? "…" : "")
  }
}
