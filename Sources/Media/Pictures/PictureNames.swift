/// Which names are pictures, and which are litter that systems leave behind.
package enum PictureNames {
  /// The extensions the decoder may be able to read, in lower case.
  package static let extensions = [
    "avif", "bmp", "gif", "heic", "heif", "jfif", "jpe", "jpeg", "jpg", "jxl", "mpo", "png", "svg", "tif",
    "tiff", "webp",
  ]

  /// Whether the name ends in a known extension, in any case.
  package static func isPicture(_ name: some BidirectionalCollection<UInt8>) -> Bool {
    var key: UInt64 = 0
    var count = 0
    for byte in name.reversed() {
      if byte == UInt8(ascii: ".") { return count < name.count - 1 && keys.contains(key) }
      count += 1
      if count > 4 { return false }
      key = key << 8 | UInt64(FilePath.lowercased(byte))
    }
    return false
  }

  /// Whether a scan passes over the name without a word: hidden files, what Windows and macOS leave behind, and the
  /// files that tell about pictures.
  package static func isLitter(_ name: some BidirectionalCollection<UInt8>) -> Bool {
    guard let first = name.first else { return true }
    if first == UInt8(ascii: ".") { return true }
    guard litterInitials.contains(FilePath.lowercased(first)) else { return false }
    let lower = String(decoding: name.map(FilePath.lowercased), as: UTF8.self)
    return litter.contains(lower) || lower.hasPrefix("readme")
  }

  private static let litter: Set = [
    "thumbs.db", "ehthumbs.db", "desktop.ini", "__macosx", "metadata.csv", "config.json", "closeup.json",
    "frames.json",
    "$recycle.bin", "lost+found", "@eadir",
  ]
  private static let litterInitials = Set(litter.compactMap(\.utf8.first) + [UInt8(ascii: "r")])

  /// Extensions as numbers, last letter first: no text is made for each of 100,000 names.
  private static let keys = Set(
    extensions.map { $0.utf8.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) } })
}
