import Geometry
import Motion

/// Reads a timeline file; what is wrong with a layer costs that layer, not the animation.
struct TimelineReader {
  private(set) var timeline = Timeline(duration: 0, canvas: Size(1280, 720))
  var issues: [Issue] { values.issues + pathIssues }

  var values: ValueReader
  var pathIssues: [Issue] = []
  let colours: Configuration.Colours
  /// The folder that paths count from.
  let folder: FilePath

  private static let keys = ["canvas", "fit", "duration", "background", "layers", "portrait", "sounds"]

  init(_ document: JSONDocument, colours: Configuration.Colours) {
    values = ValueReader(document)
    self.colours = colours
    folder = document.text.path.parent
    guard case .object(let members) = document.root.value else { return }
    let stage = stage(members, "", standard: timeline.canvas)
    (timeline.canvas, timeline.layers) = (stage.canvas, stage.layers)
    var hasDuration = false
    for member in members {
      let node = member.node
      switch member.key {
      case "canvas", "layers": break
      case "portrait": timeline.portrait = portrait(node)
      case "fit":
        let name = choice(node, "fit", Fit.allCases.map(\.rawValue))
        timeline.fit = name.flatMap(Fit.init) ?? timeline.fit
      case "duration":
        let want = ValueReader.Want("duration", "a number from 0 to 600, in seconds")
        if let seconds = values.number(node, in: 0...600, want) {
          timeline.duration = seconds
          hasDuration = true
        }
      case "background": timeline.background = colour(node, "background") ?? timeline.background
      case "sounds": timeline.cues = cues(node)
      default: values.unknown(member, in: "", known: Self.keys)
      }
    }
    if !hasDuration { timeline.duration = lastMovement }
  }

  /// Canvas and layers: the canvas first wherever it stands, since layers that say no position stand in its middle.
  private mutating func stage(_ members: [JSONMember], _ prefix: String, standard: Size) -> Timeline.Stage {
    var stage = Timeline.Stage(canvas: standard)
    for member in members where member.key == "canvas" {
      stage.canvas = size(member.node, prefix + "canvas") ?? stage.canvas
    }
    for member in members where member.key == "layers" {
      let layers = values.list(member.node, .init(prefix + "layers", "a list of layers")) ?? []
      for (index, node) in layers.enumerated() {
        guard let layer = layer(node, prefix + "layers[\(index)]", on: stage.canvas) else { continue }
        stage.layers.append(layer)
      }
    }
    return stage
  }

  private mutating func portrait(_ node: JSONNode) -> Timeline.Stage? {
    guard let members = values.object(node, .init("portrait", "an object { canvas, layers }")) else {
      return nil
    }
    let known = ["canvas", "layers"]
    for member in members where !known.contains(member.key) {
      values.unknown(member, in: "portrait.", known: known)
    }
    guard members.contains(where: { $0.key == "layers" }) else {
      values.warn(
        .wrongValue, at: node, "portrait has no layers",
        advice: "add \"layers\": […], or leave \"portrait\" out: then all windows show the same")
      return nil
    }
    let turned = Size(timeline.canvas.height, timeline.canvas.width)
    return stage(members, "portrait.", standard: turned)
  }

  /// Seconds after which nothing moves and no sound begins: the length of a timeline that does not give one.
  private var lastMovement: Double {
    var last = timeline.cues.last?.time ?? 0
    for layer in timeline.stages.flatMap(\.layers) {
      let ends = [
        layer.position.keyframes.last?.time, layer.scale.keyframes.last?.time,
        layer.rotation.keyframes.last?.time, layer.opacity.keyframes.last?.time,
        layer.reveal.keyframes.last?.time,
      ]
      last = max(last, ends.compactMap(\.self).max() ?? 0)
      if case .frames(let paths, let rate, _) = layer.content { last = max(last, Double(paths.count) / rate) }
    }
    return last
  }

  private mutating func cues(_ node: JSONNode) -> [Timeline.Cue] {
    var cues: [Timeline.Cue] = []
    for (index, node) in (values.list(node, .init("sounds", "a list of { at, sound }")) ?? []).enumerated() {
      let key = "sounds[\(index)]"
      var time = 0.0
      var sound: String?
      for member in values.object(node, .init(key, "an object { at, sound }")) ?? [] {
        switch member.key {
        case "at": time = values.number(member.node, in: 0...600, .init("\(key).at", Self.seconds)) ?? 0
        case "sound": sound = file(member.node, "\(key).sound")
        default: values.unknown(member, in: key + ".", known: ["at", "sound"])
        }
      }
      if let sound { cues.append(Timeline.Cue(time, sound)) }
    }
    return cues.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }

  static let seconds = "a number from 0 to 600, in seconds"
}

// The values that layers and the timeline itself share.
extension TimelineReader {
  mutating func size(_ node: JSONNode, _ key: String) -> Size? {
    let want = ValueReader.Want(key, "[width, height] in canvas pixels, both above 0")
    guard let numbers = values.numbers(node, 2, want) else { return nil }
    guard numbers[0] > 0, numbers[1] > 0 else { return values.refuse(node, want) }
    return Size(numbers[0], numbers[1])
  }

  mutating func choice(_ node: JSONNode, _ key: String, _ allowed: [String]) -> String? {
    let want = ValueReader.Want(key, allowed.map { "\"\($0)\"" }.joined(separator: ", "))
    if case .text(let value) = node.value, allowed.contains(value) { return value }
    return values.refuse(node, want)
  }

  /// A colour in digits, or by its role in the configuration.
  mutating func colour(_ node: JSONNode, _ key: String) -> Colour? {
    if case .text(let text) = node.value, let colour = Schema.colour(text, in: colours) { return colour }
    let roles = Schema.colourRoles.joined(separator: ", ")
    return values.colour(node, .init(key, "\"#RRGGBB\" or a colour of the configuration: \(roles)"))
  }

  /// A file's path as one that can be opened; nil, and a warning, when it is not there.
  mutating func file(_ node: JSONNode, _ key: String) -> String? {
    guard let text = values.text(node, .init(key, "a file")) else { return nil }
    let path = folder.appending(text)
    guard Files.isFile(path) else {
      values.warn(
        .animation, at: node, "\(key): there is no file \(path)",
        advice: "paths count from the timeline's folder")
      return nil
    }
    return PathText.text(path, &pathIssues)
  }
}
