/// Paths of a timeline, which are text.
enum PathText {
  /// The path as text; one that is not UTF-8 gives a warning, and what no file is called.
  static func text(_ path: FilePath, _ issues: inout [Issue]) -> String {
    if let text = path.text { return text }
    issues.append(
      Issue(
        .warning, .encoding, path: path, "the name is not UTF-8", advice: "rename it: an animation needs that"
      ))
    return String(decoding: path.bytes, as: UTF8.self)
  }
}
