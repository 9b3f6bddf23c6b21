import Geometry

extension Schema {
  /// The names of the configuration's colours.
  package static let colourRoles: [String] = fields.compactMap { field in
    guard case .colour = field.kind else { return nil }
    return String(field.key.dropFirst("colours.".count))
  }

  /// A colour in digits (`#RRGGBB`), or one of the configuration's by its role.
  package static func colour(_ text: String, in colours: Configuration.Colours) -> Colour? {
    if let colour = Colour(hex: text) { return colour }
    guard let field = fields.first(where: { $0.key == "colours.\(text)" }),
      case .colour(let path) = field.kind
    else { return nil }
    var configuration = Configuration()
    configuration.colours = colours
    return configuration[keyPath: path]
  }
}
