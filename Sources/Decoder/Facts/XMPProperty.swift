/// The properties of XMP that are looked at, by namespace and name.
enum XMPProperty: Hashable {
  case description
  case title
  case creator
  case rights
  case headlineCredit
  case usageTerms
  case webStatement
  case licence
  case latitude
  case longitude
  case serialNumber

  /// The property of a name; nil for all others.
  init?(_ namespace: String, _ name: String) {
    switch (namespace, name) {
    case ("http://purl.org/dc/elements/1.1/", "description"): self = .description
    case ("http://purl.org/dc/elements/1.1/", "title"): self = .title
    case ("http://purl.org/dc/elements/1.1/", "creator"): self = .creator
    case ("http://purl.org/dc/elements/1.1/", "rights"): self = .rights
    case ("http://ns.adobe.com/photoshop/1.0/", "Credit"): self = .headlineCredit
    case ("http://ns.adobe.com/xap/1.0/rights/", "UsageTerms"): self = .usageTerms
    case ("http://ns.adobe.com/xap/1.0/rights/", "WebStatement"): self = .webStatement
    case ("http://creativecommons.org/ns#", "license"), ("http://web.resource.org/cc/", "license"):
      self = .licence
    case ("http://ns.adobe.com/exif/1.0/", "GPSLatitude"): self = .latitude
    case ("http://ns.adobe.com/exif/1.0/", "GPSLongitude"): self = .longitude
    case ("http://ns.adobe.com/exif/1.0/aux/", "SerialNumber"),
      ("http://ns.adobe.com/exif/1.0/aux/", "LensSerialNumber"),
      ("http://ns.adobe.com/exif/1.0/aux/", "OwnerName"), ("http://cipa.jp/exif/1.0/", "BodySerialNumber"),
      ("http://cipa.jp/exif/1.0/", "LensSerialNumber"), ("http://cipa.jp/exif/1.0/", "CameraOwnerName"):
      self = .serialNumber
    default: return nil
    }
  }
}
