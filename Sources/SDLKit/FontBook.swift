import CSDL
import CText

/// Finds fonts with fontconfig and keeps the open ones; the text renderer's only source.
@safe package final class FontBook {
  /// How many open fonts are kept, each at one size.
  static let capacity = 64

  /// Fonts that were asked for and could not be used, in the order they were met.
  package private(set) var issues: [FontIssue] = []

  /// The font that stands in for one that cannot be used.
  private let fallbackPattern: String
  /// Faces that were found, by pattern.
  private var faces: [String: FontFace] = [:]
  /// Sorted fonts, by pattern.
  private var fallbacks: [String: FontList] = [:]
  /// The open fonts, each with the count of its last use.
  private(set) var fonts: [FontKey: (font: Font, lastUse: Int)] = [:]
  /// Counts the fonts that were asked for.
  private var uses = 0

  /// A face at a size.
  struct FontKey: Hashable {
    /// The file and which of its faces.
    var face: FontFace
    /// The em in pixels.
    var size: Int
  }

  /// Starts SDL_ttf; fontconfig reads its lists when the first font is asked for.
  /// - Parameter fallbackPattern: The font that stands in for one that cannot be used.
  /// - Throws: What SDL_ttf says.
  package init(fallbackPattern: String = "sans") throws(SDLError) {
    try check(TTF_Init(), "TTF_Init")
    self.fallbackPattern = fallbackPattern
  }

  deinit {
    // Fonts are closed before their library.
    fonts.removeAll()
    TTF_Quit()
  }

  /// The face for a pattern or a path; another one, and an issue, when it cannot be used.
  /// - Parameter pattern: "Quicksand:bold", or a path when it has a slash.
  /// - Returns: A face that can be opened.
  /// - Throws: When no font at all can be opened.
  package func face(for pattern: String) throws(SDLError) -> FontFace {
    if let known = faces[pattern] { return known }
    let face = try resolve(pattern)
    faces[pattern] = face
    return face
  }

  /// The open font of a face at a size.
  /// - Throws: What SDL_ttf says of the file.
  func font(_ face: FontFace, size: Int) throws(SDLError) -> Font {
    uses += 1
    let key = FontKey(face: face, size: max(1, size))
    if let known = fonts[key] {
      fonts[key]?.lastUse = uses
      return known.font
    }
    if fonts.count >= FontBook.capacity,
      let oldest = fonts.min(by: { $0.value.lastUse < $1.value.lastUse })?.key
    {
      fonts[oldest] = nil
    }
    let font = try Font(face, size: key.size)
    fonts[key] = (font, uses)
    return font
  }

  /// What is wrong with a font's file as it is now, in SDL_ttf's words; nil when it can be used.
  package func fault(inFile path: String) -> String? {
    do throws(SDLError) {
      _ = try Font(FontFace(path: Array(path.utf8)), size: 24)
      return nil
    } catch {
      return error.message
    }
  }

  /// Finds and opens all fonts anew: their files may have been changed.
  package func forgetAll() {
    faces = [:]
    fallbacks = [:]
    fonts = [:]
    issues = []
  }

  /// Another face that has all of these letters, the one most like `pattern`; nil when none is installed.
  func fallback(for scalars: [Unicode.Scalar], like pattern: String, colour: Bool) -> FontFace? {
    let key = pattern.utf8.contains(UInt8(ascii: "/")) ? fallbackPattern : pattern
    let list = fallbacks[key] ?? FontList(pattern: key)
    fallbacks[key] = list
    return list.face(covering: scalars, colour: colour)
  }

  /// Finds the face for a pattern, or its stand-in, and reports what is wrong.
  private func resolve(_ pattern: String) throws(SDLError) -> FontFace {
    if pattern.utf8.contains(UInt8(ascii: "/")) {
      let face = FontFace(path: Array(pattern.utf8))
      do throws(SDLError) {
        _ = try font(face, size: 24)
        return face
      } catch {
        report(pattern, "this file is not a font that can be used (\(error.message))")
      }
    } else if let match = FontList.match(pattern) {
      do throws(SDLError) {
        _ = try font(match.face, size: 24)
        if match.isExact || pattern == fallbackPattern { return match.face }
        // The stand-in keeps the weight and slant that were asked for.
        let other = fallbackPattern.prefix { $0 != ":" } + pattern.drop { $0 != ":" }
        guard let standIn = FontList.match(String(other)) else { return match.face }
        _ = try font(standIn.face, size: 24)
        report(pattern, "it is not installed; \(standIn.family) is shown in its place")
        return standIn.face
      } catch {
        report(pattern, "its file cannot be used (\(error.message))")
      }
    }
    guard pattern != fallbackPattern else {
      throw SDLError(
        call: "FcFontMatch", message: "no font is installed; install one, for example fonts-lato")
    }
    return try face(for: fallbackPattern)
  }

  /// Notes an issue once.
  private func report(_ pattern: String, _ reason: String) {
    let issue = FontIssue(pattern: pattern, reason: reason)
    if !issues.contains(issue) { issues.append(issue) }
  }
}
