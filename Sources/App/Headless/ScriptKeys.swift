import Scenes

/// The keys that a script can press, by the names that X and SDL give them.
enum ScriptKeys {
  private static let table: [(name: String, key: Key)] =
    [
      ("Return", .enter), ("Enter", .enter), ("Space", .space), ("Escape", .escape), ("P", .p),
      ("Tab", .tab(backwards: false)), ("Up", .up), ("Down", .down), ("Left", .left), ("Right", .right),
      ("Page_Up", .pageUp), ("Page_Down", .pageDown), ("Home", .home), ("End", .end),
    ] + (1...4).map { ("\($0)", .digit($0)) }

  static let names = table.map(\.name)

  /// The key of a name, in upper or lower case.
  static func key(_ name: String) -> Key? {
    let lower = name.lowercased()
    return table.first { $0.name.lowercased() == lower }?.key
  }
}
