import Media

/// The paths that a pack's settings and timelines name, where they stand in the text, and whether they stay in the pack.
struct PackPaths {
  /// A path in a JSON text.
  struct Path: Equatable {
    /// What it belongs to, as it is told: `graphics.button`.
    var key: String
    var text: String
    /// The value's bytes in the text.
    var range: Range<Int>
    var use: Use
  }

  /// What a path is for.
  enum Use: Equatable {
    case pictures
    case theme
    case file
    /// A timeline, a moving picture, or a folder of pictures.
    case animation
    /// A folder, or a pattern with `*`.
    case frames
    /// More packs to choose from.
    case packs
  }

  /// Of a `config.json`.
  static func inConfig(_ document: JSONDocument) -> [Path] {
    var paths: [Path] = []
    guard case .object(let members) = document.root.value else { return [] }
    for member in members {
      switch member.key {
      case "answers":
        for (index, answer) in items(member.node).enumerated() {
          for (key, node) in fields(answer) where key == Schema.pictures.key {
            for node in items(node) { add(node, "answers[\(index)].pictures", .pictures, &paths) }
          }
        }
      case "theme": add(member.node, "theme", .theme, &paths)
      case "packs":
        for node in items(member.node) {
          // The whole value's place: it is taken out as a whole.
          if case .text(let text) = node.value {
            paths.append(Path(key: "packs", text: text, range: member.node.range, use: .packs))
          }
        }
      case "graphics":
        for (key, node) in fields(member.node) {
          add(node, "graphics.\(key)", .file, &paths)
          for (name, node) in fields(node) where name == "file" {
            add(node, "graphics.\(key)", .file, &paths)
          }
        }
      case "sounds": for (key, node) in fields(member.node) { add(node, "sounds.\(key)", .file, &paths) }
      case "animations":
        for (key, node) in fields(member.node) { add(node, "animations.\(key)", .animation, &paths) }
      case "fonts":
        for (key, node) in fields(member.node) {
          if case .text(let text) = node.value, FontSource.isFile(text) {
            add(node, "fonts.\(key)", .file, &paths)
          }
        }
      case "results":
        for (index, result) in items(member.node).enumerated() {
          for (key, node) in fields(result) where key == "graphic" || key == "sound" {
            add(node, "results[\(index)].\(key)", .file, &paths)
          }
        }
      default: break
      }
    }
    return paths
  }

  /// Of a timeline.
  static func inTimeline(_ document: JSONDocument) -> [Path] {
    var paths: [Path] = []
    for (key, node) in fields(document.root) where key == "layers" || key == "sounds" {
      for (index, item) in items(node).enumerated() {
        for (name, node) in fields(item) {
          switch name {
          case "image", "movie", "sound": add(node, "\(key)[\(index)].\(name)", .file, &paths)
          case "frames": add(node, "\(key)[\(index)].\(name)", .frames, &paths)
          default: break
          }
        }
      }
    }
    return paths
  }

  /// A path that counts from `folder`, from the pack's own folder; nil when it leads out of that.
  static func inside(_ text: String, from folder: FilePath = FilePath(bytes: [])) -> FilePath? {
    let path = FilePath(text)
    if path.isAbsolute || path.bytes.contains(0) { return nil }
    var parts: [ArraySlice<UInt8>] = []
    for part in folder.appending(path).bytes.split(separator: UInt8(ascii: "/")) {
      if part.elementsEqual("..".utf8) {
        if parts.isEmpty { return nil }
        parts.removeLast()
      } else if !part.elementsEqual(".".utf8) {
        parts.append(part)
      }
    }
    return FilePath(bytes: Array(parts.joined(separator: [UInt8(ascii: "/")])))
  }

  /// Refuses a pack whose settings or timelines name a file outside of its folder.
  static func check(_ folder: FilePath) throws {
    let config = try JSONDocument.read(folder.appending("config.json"))
    for path in inConfig(config) { try check(path, in: FilePath("config.json"), config.text) }
    for file in try Files.tree(in: folder) where file.fileExtension == "json" {
      let document: JSONDocument
      // Whoever uses it is told what is wrong with it; no path of it is followed.
      do throws(Issue) { document = try JSONDocument.read(folder.appending(file)) } catch { continue }
      for path in inTimeline(document) { try check(path, in: file, document.text) }
    }
  }

  private static func check(_ path: Path, in file: FilePath, _ text: JSONText) throws(PackRefusal) {
    let parent = file.parent == FilePath(".") ? FilePath(bytes: []) : file.parent
    guard inside(path.text, from: parent) != nil else {
      let line = text.position(of: path.range.lowerBound).line
      throw PackRefusal(
        "\(file), line \(line): \(path.key) is \"\(PackRefusal.shown(path.text.utf8))\", outside of the pack's folder"
      )
    }
  }

  // MARK: Values

  private static func add(_ node: JSONNode, _ key: String, _ use: Use, _ paths: inout [Path]) {
    guard case .text(let text) = node.value, !text.isEmpty else { return }
    paths.append(Path(key: key, text: text, range: node.range, use: use))
  }

  /// The members of a list; a value alone is a list of one.
  private static func items(_ node: JSONNode) -> [JSONNode] {
    if case .list(let nodes) = node.value { nodes } else { [node] }
  }

  private static func fields(_ node: JSONNode) -> [(key: String, node: JSONNode)] {
    if case .object(let members) = node.value { members.map { ($0.key, $0.node) } } else { [] }
  }
}
