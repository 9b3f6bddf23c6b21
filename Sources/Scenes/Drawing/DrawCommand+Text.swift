import Geometry

/// One line a command, for tests and for people: `text "Play" label 40 in 480 550 320 88 #231539 center`.
extension DrawCommand: CustomStringConvertible {
  package var description: String {
    switch self {
    case .fill(let rect, let colour):
      return "fill \(rect.line) \(colour.hex)"
    case .graphic(let source, let rect, let fit, let tint, let rotation, let clip):
      return "graphic \(source) \(rect.line) \(fit.rawValue)" + tint.suffix + rotation.turn + clip.suffix
    case .slices(let source, let rect, let scale, let tint, let clip):
      return "slices \(source) \(rect.line) scale \(scale.short)" + tint.suffix + clip.suffix
    case .text(let text):
      let words = text.spans.map { "\"\($0.text)\" \($0.colour.hex)" }.joined(separator: " ")
      return "text \(words) \(text.font.rawValue) \(text.size.short) in \(text.box.line)"
        + " \(text.alignment.rawValue)" + (text.maximumLines > 1 ? " lines \(text.maximumLines)" : "")
        + (text.zoom == 1 ? "" : " zoomed \(text.zoom.short)") + text.rotation.turn + text.clip.suffix
    case .photo(let picture, let rect, let clip, let alpha):
      return "photo \(picture.index) \(rect.line) clip \(clip.line)"
        + (alpha < 1 ? " alpha \(alpha.short)" : "")
    case .thumbnail(let file, let rect, let clip, let alpha):
      return "thumbnail \(file) \(rect.line)" + (clip == rect ? "" : " clip \(clip.line)")
        + (alpha < 1 ? " alpha \(alpha.short)" : "")
    case .arc(let center, let radius, let width, let from, let to, let colour):
      return "arc \(center.x.short) \(center.y.short) radius \(radius.short) width \(width.short)"
        + " from \(from.short) to \(to.short) \(colour.hex)"
    }
  }
}

extension GraphicSource: CustomStringConvertible {
  package var description: String {
    switch self {
    case .named(let name): return name
    case .moving(let name, let frame): return "\(name) frame \(frame)"
    case .file(let path, let frame): return "\"\(path)\"" + (frame > 0 ? " frame \(frame)" : "")
    }
  }
}

extension DrawList: CustomStringConvertible {
  package var description: String { commands.map(\.description).joined(separator: "\n") }
}

extension Rect {
  var line: String { "\(x.short) \(y.short) \(width.short) \(height.short)" }
}

extension Double {
  /// Two decimals at most, none when whole.
  var short: String {
    let hundredths = (self * 100).rounded()
    guard hundredths.magnitude < 1e15 else { return "\(self)" }
    let value = Int(hundredths)
    let sign = value < 0 ? "-" : ""
    let whole = value.magnitude / 100
    let rest = value.magnitude % 100
    if rest == 0 { return "\(sign)\(whole)" }
    if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  fileprivate var turn: String { self == 0 ? "" : " turned \(short)" }
}

extension Colour {
  fileprivate var suffix: String { self == .white ? "" : " tint \(hex)" }
}

extension Rect? {
  fileprivate var suffix: String { map { " clip \($0.line)" } ?? "" }
}
