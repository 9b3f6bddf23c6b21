/// Where something stands in a text file, both from 1.
package struct TextPlace: Equatable, Sendable {
  package var line: Int
  /// In letters.
  package var column: Int
}

extension JSONDocument {
  /// Where each value stands, by the way to it: `sounds.tick`, `results[1].graphic`.
  package var places: [String: TextPlace] {
    var places: [String: TextPlace] = [:]
    collect(root, "", &places)
    return places
  }

  private func collect(_ node: JSONNode, _ way: String, _ places: inout [String: TextPlace]) {
    let (line, column) = text.position(of: node.range.lowerBound)
    places[way] = TextPlace(line: line, column: column)
    switch node.value {
    case .object(let members):
      for member in members {
        collect(member.node, way.isEmpty ? member.key : "\(way).\(member.key)", &places)
      }
    case .list(let nodes):
      for (index, node) in nodes.enumerated() { collect(node, "\(way)[\(index)]", &places) }
    case .null, .flag, .number, .text: break
    }
  }
}
