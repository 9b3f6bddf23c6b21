/// Finds the licence that a text names.
enum Licence {
  /// Names of licences that a statement of rights may hold, in small letters.
  private static let names = [
    "creative commons", "cc by", "cc-by", "cc0", "cc 0", "public domain", "gfdl", "gnu free documentation",
    "gpl",
    "free art", "art libre", "unsplash license", "unsplash licence", "pixabay license", "pixabay licence",
    "pexels license",
    "mit license", "bsd license", "apache license", "open government licence", "odbl",
  ]

  /// The terms in a text that is about nothing but terms: short where it is a known licence, else as it is.
  static func terms(_ text: String) -> String {
    let text = MetadataText.clean(text)
    return creativeCommons(text) ?? text
  }

  /// The licence in a text that may be about something else; nil when none is named.
  static func named(in text: String) -> String? {
    let text = MetadataText.clean(text)
    if let short = creativeCommons(text) { return short }
    let low = text.lowercased()
    return names.contains { low.contains($0) } ? text : nil
  }

  /// The short name that goes with an address at creativecommons.org.
  private static func creativeCommons(_ text: String) -> String? {
    let low = text.lowercased()
    guard let range = low.firstRange(of: "creativecommons.org/") else { return nil }
    let address = low[range.lowerBound...].prefix { !$0.isWhitespace && !"\"'<>),;".contains($0) }
    let parts = address.split(separator: "/").dropFirst().map(String.init)
    guard parts.count >= 2 else { return nil }
    let version = parts.count > 2 ? parts[2] : ""
    let isVersion = !version.isEmpty && version.allSatisfy { $0.isNumber || $0 == "." }
    let suffix = isVersion ? " \(version)" : ""
    switch (parts[0], parts[1]) {
    case ("licenses", let kind): return "CC \(kind.uppercased())" + suffix
    case ("publicdomain", "zero"): return "CC0" + suffix
    case ("publicdomain", "mark"): return "Public Domain"
    default: return nil
    }
  }
}
