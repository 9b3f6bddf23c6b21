import CText

/// The installed fonts, the most like a pattern first (`FcFontSort`).
@safe final class FontList {
  /// What fontconfig chose for a pattern.
  struct Match {
    /// Its file.
    var face: FontFace
    /// Its name.
    var family: String
    /// Whether the family is one that was asked for.
    var isExact: Bool
  }

  /// What keeps the letter sets alive.
  private let set: UnsafeMutablePointer<FcFontSet>?
  /// The faces and the letters they have.
  private let entries: [(face: FontFace, letters: OpaquePointer?)]
  /// Answers that were given, by letters.
  private var found: [[Unicode.Scalar]: FontFace?] = [:]

  /// Sorts the installed fonts by their likeness to a pattern.
  init(pattern: String) {
    var sorted: UnsafeMutablePointer<FcFontSet>?
    if let request = unsafe FontList.request(pattern) {
      var result = FcResultMatch
      unsafe sorted = FcFontSort(nil, request, FcTrue, nil, &result)
      unsafe FcPatternDestroy(request)
    }
    unsafe set = unsafe sorted
    var entries: [(face: FontFace, letters: OpaquePointer?)] = unsafe []
    if let sorted = unsafe sorted {
      for index in 0..<(unsafe Int(sorted.pointee.nfont)) {
        guard let font = unsafe sorted.pointee.fonts[index], let face = unsafe FontList.face(of: font) else {
          continue
        }
        var letters: OpaquePointer?
        unsafe FcPatternGetCharSet(font, FC_CHARSET, 0, &letters)
        unsafe entries.append((face, letters))
      }
    }
    unsafe self.entries = unsafe entries
  }

  deinit {
    if let set = unsafe set { unsafe FcFontSetDestroy(set) }
  }

  /// The first face with all of these letters.
  /// - Parameters:
  ///   - scalars: What must be there.
  ///   - colour: Whether only pictures, or only outlines, will do.
  /// - Returns: The face most like the pattern; nil when no font has them all.
  func face(covering scalars: [Unicode.Scalar], colour: Bool) -> FontFace? {
    if let known = found[scalars] { return known }
    let entry = unsafe entries.first { entry in
      unsafe entry.face.isColour == colour
        && scalars.allSatisfy { unsafe FcCharSetHasChar(entry.letters, $0.value) != FcFalse }
    }
    let face = unsafe entry?.face
    found[scalars] = .some(face)
    return face
  }

  /// What fontconfig takes for a pattern; nil when no font is installed.
  static func match(_ pattern: String) -> Match? {
    guard let request = unsafe request(pattern) else { return nil }
    defer { unsafe FcPatternDestroy(request) }
    var result = FcResultMatch
    guard let font = unsafe FcFontMatch(nil, request, &result) else { return nil }
    defer { unsafe FcPatternDestroy(font) }
    guard let face = unsafe face(of: font) else { return nil }
    let asked = String(pattern.prefix { $0 != ":" }).split(separator: ",").map(bare)
    let families = unsafe families(of: font)
    // Generic families are whatever the system makes of them.
    let generic: Set = ["sans", "sansserif", "serif", "monospace", "mono", ""]
    let isExact = asked.contains { generic.contains($0) || families.map(bare).contains($0) }
    return Match(face: face, family: families.first ?? "another font", isExact: isExact)
  }

  /// A pattern with the system's rules applied; to be destroyed by the caller.
  private static func request(_ pattern: String) -> OpaquePointer? {
    let name = Array(pattern.utf8) + [0]
    guard let request = unsafe FcNameParse(name) else { return nil }
    unsafe FcConfigSubstitute(nil, request, FcMatchPattern)
    unsafe FcDefaultSubstitute(request)
    return unsafe request
  }

  /// The file of a font; nil for one that cannot be used.
  private static func face(of font: OpaquePointer) -> FontFace? {
    var file: UnsafeMutablePointer<FcChar8>?
    guard unsafe FcPatternGetString(font, FC_FILE, 0, &file) == FcResultMatch, let file = unsafe file else {
      return nil
    }
    var index: Int32 = 0
    var scalable: FcBool = FcTrue
    var colour: FcBool = FcFalse
    unsafe FcPatternGetInteger(font, FC_INDEX, 0, &index)
    unsafe FcPatternGetBool(font, FC_SCALABLE, 0, &scalable)
    unsafe FcPatternGetBool(font, FC_COLOR, 0, &colour)
    // Bitmap fonts of one size are of no use, except pictures, which are scaled.
    guard scalable != FcFalse || colour != FcFalse else { return nil }
    // The upper half is an instance of a variable font; 0x8000 stands for all of them.
    let instance = index >> 16 == 0x8000 ? index & 0xFFFF : index
    let path = unsafe Array(String(cString: file).utf8)
    return FontFace(path: path, index: Int(instance), isColour: colour != FcFalse)
  }

  /// All names of a family, in all languages.
  private static func families(of font: OpaquePointer) -> [String] {
    var names: [String] = []
    var name: UnsafeMutablePointer<FcChar8>?
    while unsafe FcPatternGetString(font, FC_FAMILY, Int32(names.count), &name) == FcResultMatch,
      let text = unsafe name
    {
      unsafe names.append(String(cString: text))
    }
    return names
  }

  /// A name without case, spaces and hyphens.
  private static func bare(_ name: some StringProtocol) -> String {
    name.lowercased().filter { $0 != " " && $0 != "-" }
  }
}
