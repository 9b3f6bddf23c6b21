import Geometry
import Motion

extension TimelineReader {
  /// The keys that say what a layer shows; each has exactly one.
  private static let contents = ["image", "text", "frames", "movie", "fill"]
  private static let common = [
    "name", "anchor", "position", "scale", "rotation", "opacity", "reveal",
  ]
  /// What goes with each kind of content.
  private static let extras = [
    "image": ["size"], "text": ["font", "fontSize", "spacing", "colour"], "frames": ["rate", "size"],
    "movie": ["size"], "fill": ["size"],
  ]

  /// Reads a layer; nil, and a warning, when it has nothing to show.
  mutating func layer(_ node: JSONNode, _ key: String, on canvas: Size) -> Timeline.Layer? {
    guard let members = values.object(node, .init(key, "an object")) else { return nil }
    let kinds = members.filter { Self.contents.contains($0.key) }
    guard let kind = kinds.first, kinds.count == 1 else {
      values.warn(
        .wrongValue, at: node,
        kinds.isEmpty ? "\(key) shows nothing" : "\(key) has \(kinds.map(\.key).joined(separator: " and "))",
        advice: "give exactly one of \(Self.contents.joined(separator: ", "))")
      return nil
    }
    let known = Self.common + [kind.key] + (Self.extras[kind.key] ?? [])
    var fields: [String: JSONNode] = [:]
    for member in members {
      if known.contains(member.key) {
        fields[member.key] = member.node
      } else {
        values.unknown(member, in: key + ".", known: known)
      }
    }
    guard let content = content(kind, fields, key, node) else { return nil }
    let centre = Point(canvas.width / 2, canvas.height / 2)
    var layer = Timeline.Layer(name: key, content: content, position: Track(centre))
    if let node = fields["name"], let name = values.text(node, .init("\(key).name", "a text")) {
      layer.name = name
    }
    if let node = fields["anchor"], let anchor = point(node, "\(key).anchor") { layer.anchor = anchor }
    if let track = track(fields, "position", key, Self.pointWords, { $0.point($1, $2) }) {
      layer.position = track
    }
    if let track = track(fields, "scale", key, "a number", { $0.number($1, $2, 0...1000) }) {
      layer.scale = track
    }
    if let track = track(fields, "rotation", key, "a number", { $0.number($1, $2, -1e6...1e6) }) {
      layer.rotation = track
    }
    if let track = track(fields, "opacity", key, "a number from 0 to 1", { $0.number($1, $2, 0...1) }) {
      layer.opacity = track
    }
    if let track = track(fields, "reveal", key, Self.rectWords, { $0.rect($1, $2) }) { layer.reveal = track }
    return layer
  }

  private mutating func content(
    _ kind: JSONMember, _ fields: [String: JSONNode], _ key: String, _ layer: JSONNode
  ) -> Timeline.Content? {
    let way = "\(key).\(kind.key)"
    switch kind.key {
    case "text": return text(kind, fields, key)
    case "fill":
      guard let colour = colour(kind.node, way), let size = needed(fields, key, layer) else { return nil }
      return .fill(colour, size: size)
    case "frames":
      guard let text = values.text(kind.node, .init(way, "a folder, or a pattern with *")) else { return nil }
      let paths = FrameFiles.find(folder.appending(text))
      guard !paths.isEmpty else {
        values.warn(
          .animation, at: kind.node, "\(way): there are no pictures \(folder.appending(text))",
          advice: "paths count from the timeline's folder")
        return nil
      }
      guard let size = needed(fields, key, layer) else { return nil }
      var rate = FrameFiles.standardRate
      if let node = fields["rate"] {
        let want = ValueReader.Want("\(key).rate", "a number from 1 to 120, pictures a second")
        rate = values.number(node, in: FrameFiles.rates, want) ?? rate
      }
      return .frames(paths: paths.map { PathText.text($0, &pathIssues) }, rate: rate, size: size)
    default:
      guard let file = file(kind.node, way), let size = needed(fields, key, layer) else { return nil }
      return kind.key == "movie" ? .movie(path: file, size: size) : .image(path: file, size: size)
    }
  }

  private mutating func text(
    _ kind: JSONMember, _ fields: [String: JSONNode], _ key: String
  ) -> Timeline.Content? {
    guard let words = values.text(kind.node, .init("\(key).text", "a text")) else { return nil }
    var text = Timeline.TextContent(text: words, font: "display", size: 36, colour: colours.ink)
    if let node = fields["font"] {
      text.font = choice(node, "\(key).font", ["display", "label", "small"]) ?? text.font
    }
    if let node = fields["fontSize"] { text.size = number(node, "\(key).fontSize", 1...2000) ?? text.size }
    if let node = fields["spacing"] { text.spacing = number(node, "\(key).spacing", -1...10) ?? text.spacing }
    if let node = fields["colour"] { text.colour = colour(node, "\(key).colour") ?? text.colour }
    return .text(text)
  }

  /// The size that pictures and fills must have.
  private mutating func needed(_ fields: [String: JSONNode], _ key: String, _ layer: JSONNode) -> Size? {
    guard let node = fields["size"] else {
      values.warn(
        .wrongValue, at: layer, "\(key) has no size", advice: "add \"size\": [width, height] in canvas pixels"
      )
      return nil
    }
    return size(node, "\(key).size")
  }

  private static let pointWords = "[x, y]"
  private static let rectWords = "[x, y, width, height] in fractions"

  private mutating func point(_ node: JSONNode, _ key: String) -> Point? {
    values.numbers(node, 2, .init(key, Self.pointWords)).map { Point($0[0], $0[1]) }
  }

  private mutating func rect(_ node: JSONNode, _ key: String) -> Rect? {
    values.numbers(node, 4, .init(key, Self.rectWords)).map { Rect($0[0], $0[1], $0[2], $0[3]) }
  }

  private mutating func number(_ node: JSONNode, _ key: String, _ range: ClosedRange<Double>) -> Double? {
    let want = "a number from \(range.lowerBound.plain) to \(range.upperBound.plain)"
    return values.number(node, in: range, .init(key, want))
  }

  /// One value, or a list of keyframes `{ at, value, easing }`; nil when there is neither.
  private mutating func track<Value: Interpolatable>(
    _ fields: [String: JSONNode], _ name: String, _ layer: String, _ words: String,
    _ read: (inout TimelineReader, JSONNode, String) -> Value?
  ) -> Track<Value>? {
    guard let node = fields[name] else { return nil }
    let key = "\(layer).\(name)"
    guard case .list(let nodes) = node.value, case .object? = nodes.first?.value else {
      return read(&self, node, key).map { Track($0) }
    }
    var keyframes: [Track<Value>.Keyframe] = []
    for (index, node) in nodes.enumerated() {
      let way = "\(key)[\(index)]"
      let want = ValueReader.Want(way, "{ \"at\": seconds, \"value\": \(words), \"easing\": … }")
      guard let members = values.object(node, want) else { continue }
      var time = 0.0
      var value: Value?
      var easing = Easing.linear
      for member in members {
        switch member.key {
        case "at": time = number(member.node, way + ".at", 0...600) ?? time
        case "value": value = read(&self, member.node, way + ".value")
        case "easing":
          easing =
            choice(member.node, way + ".easing", Easing.allCases.map(\.rawValue)).flatMap(Easing.init)
            ?? easing
        default: values.unknown(member, in: way + ".", known: ["at", "value", "easing"])
        }
      }
      if let value {
        keyframes.append(.init(time, value, easing))
      } else if !members.contains(where: { $0.key == "value" }) {
        values.warn(.wrongValue, at: node, "\(way) has no value", advice: "add \"value\": \(words)")
      }
    }
    return Track(keyframes)
  }
}
