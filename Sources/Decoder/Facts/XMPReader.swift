/// Takes the wanted properties out of a run of XML elements.
///
/// In RDF a property is an element of a node, which is an element of `rdf:RDF`, or an attribute of a node. Its value is
/// text, a list of `rdf:li`, or the address `rdf:resource`.
final class XMPReader {
  /// What was found, in the file's order.
  private(set) var values: [XMPProperty: [XMPPacket.Entry]] = [:]

  private static let rdf = "http://www.w3.org/1999/02/22-rdf-syntax-ns#"
  private static let svg = "http://www.w3.org/2000/svg"
  /// Deeper elements are passed over.
  private static let depthLimit = 64
  /// Most values of one property.
  private static let valueLimit = 32

  private struct Element {
    /// Prefixes declared on this element or around it.
    var namespaces: [String: String]
    var namespace: String
    var name: String
    /// The property that this element is, or lies in.
    var property: XMPProperty?
    var language: String?
    var text = ""
    /// Whether elements in it have given their values.
    var hasParts = false
  }

  private var elements: [Element] = []
  private var tooDeep = 0

  func start(_ name: String, _ attributes: [(String, String)]) {
    guard elements.count < Self.depthLimit else {
      tooDeep += 1
      return
    }
    var namespaces = elements.last?.namespaces ?? ["xml": "xml"]
    for (key, value) in attributes {
      if key == "xmlns" { namespaces[""] = value }
      if key.hasPrefix("xmlns:") { namespaces[String(key.dropFirst(6))] = value }
    }
    let resolved = Self.resolve(name, namespaces, isElement: true)
    var element = Element(namespaces: namespaces, namespace: resolved.namespace, name: resolved.name)
    element.property = elements.last?.property
    let isNode = isRDF("RDF", elements.last)
    if element.property == nil, elements.count >= 2, isRDF("RDF", elements[elements.count - 2]) {
      element.property = XMPProperty(element.namespace, element.name)
    }
    // A drawing's own title and description.
    if elements.count == 1, elements[0].namespace == Self.svg, element.namespace == Self.svg {
      if element.name == "title" { element.property = .title }
      if element.name == "desc" { element.property = .description }
    }
    for (key, value) in attributes {
      let attribute = Self.resolve(key, namespaces, isElement: false)
      if isNode, let property = XMPProperty(attribute.namespace, attribute.name) { add(value, nil, property) }
      if attribute == ("xml", "lang") { element.language = value }
      if attribute == (Self.rdf, "resource"), let property = element.property {
        add(value, nil, property)
        element.hasParts = true
      }
    }
    elements.append(element)
  }

  func text(_ text: String) {
    guard tooDeep == 0, !elements.isEmpty else { return }
    elements[elements.count - 1].text += text
  }

  func end() {
    guard tooDeep == 0 else {
      tooDeep -= 1
      return
    }
    guard let element = elements.popLast(), let property = element.property else { return }
    var hasParts = element.hasParts
    if !hasParts, !element.text.allSatisfy(\.isWhitespace) {
      add(element.text, element.language, property)
      hasParts = true
    }
    if hasParts, !elements.isEmpty { elements[elements.count - 1].hasParts = true }
  }

  private func add(_ text: String, _ language: String?, _ property: XMPProperty) {
    guard values[property, default: []].count < Self.valueLimit else { return }
    values[property, default: []].append(XMPPacket.Entry(text: text, language: language?.lowercased()))
  }

  private func isRDF(_ name: String, _ element: Element?) -> Bool {
    element.map { $0.namespace == Self.rdf && $0.name == name } ?? false
  }

  private static func resolve(_ name: String, _ namespaces: [String: String], isElement: Bool) -> (
    namespace: String, name: String
  ) {
    guard let colon = name.firstIndex(of: ":") else { return (isElement ? namespaces[""] ?? "" : "", name) }
    return (namespaces[String(name[..<colon])] ?? "", String(name[name.index(after: colon)...]))
  }
}
