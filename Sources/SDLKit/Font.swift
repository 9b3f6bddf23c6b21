import CSDL
import Geometry

/// A face at one size, open in SDL_ttf.
@safe final class Font {
  /// A shaped and painted run.
  struct Painted {
    /// The ink.
    var image: PixelImage
    /// From the picture's top to the baseline, in pixels.
    var baseline: Int
  }

  /// SDL_ttf's font.
  private let handle: OpaquePointer
  /// Which file it is.
  private let face: FontFace
  /// What measured pixels are multiplied by: pictures come in one size only.
  private let scale: Double
  /// From a line's top to its baseline, in pixels.
  let ascent: Int
  /// From the baseline to the line's bottom, in pixels.
  let descent: Int
  /// From one baseline to the next as the font advises, in pixels.
  let lineSkip: Int
  /// Height of the capital H over the baseline, in pixels.
  let capHeight: Int
  /// Widths that were measured, by text, direction and script.
  private var widths: [String: Int] = [:]

  /// A picture's height in em, as other systems show emoji among letters.
  private static let pictureHeight = 1.17
  /// How many widths are remembered.
  private static let rememberedWidths = 4_096

  /// Opens a face (`TTF_OpenFontIndex`).
  /// - Parameters:
  ///   - face: The file and which of its faces.
  ///   - size: The em in pixels.
  /// - Throws: What SDL_ttf says of the file.
  init(_ face: FontFace, size: Int) throws(SDLError) {
    let opened = unsafe (face.path + [0]).withUnsafeBytes { path in
      unsafe TTF_OpenFontIndex(
        path.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: size), face.index)
    }
    guard let handle = unsafe opened else { throw SDLError("TTF_OpenFontIndex") }
    unsafe self.handle = unsafe handle
    self.face = face
    // Placed by parts of a pixel: letters keep their distances at every size.
    unsafe TTF_SetFontHinting(handle, TTF_HINTING_LIGHT_SUBPIXEL)
    unsafe TTF_SetFontKerning(handle, 1)
    let height = unsafe Double(TTF_FontHeight(handle))
    scale = face.isColour && height > 0 ? Font.pictureHeight * Double(size) / height : 1
    let ink = unsafe Font.ink(of: handle)
    let named = unsafe (above: Double(TTF_FontAscent(handle)), below: Double(-TTF_FontDescent(handle)))
    ascent = Int((max(named.above, ink.above) * scale).rounded())
    descent = Int((max(named.below, ink.below) * scale).rounded())
    lineSkip = unsafe Int((Double(TTF_FontLineSkip(handle)) * scale).rounded())
    var top: Int32 = 0
    let measured = unsafe TTF_GlyphMetrics32(handle, 0x48, nil, nil, nil, &top, nil) == 0 && top > 0
    capHeight = measured ? Int(top) : Int((Double(size) * 0.7).rounded())
  }

  deinit { unsafe TTF_CloseFont(handle) }

  /// How far letters really reach above and below the baseline: some fonts (Lato) name less and count on the gap
  /// between lines.
  private static func ink(of handle: OpaquePointer) -> (above: Double, below: Double) {
    var reach = (above: 0.0, below: 0.0)
    for scalar in "ÅÉgjpqy".unicodeScalars {
      var (lowest, highest): (Int32, Int32) = (0, 0)
      guard unsafe TTF_GlyphMetrics32(handle, scalar.value, nil, nil, &lowest, &highest, nil) == 0 else {
        continue
      }
      reach = (max(reach.above, Double(highest)), max(reach.below, Double(-lowest)))
    }
    return reach
  }

  /// Whether the face has a letter.
  func has(_ scalar: Unicode.Scalar) -> Bool { unsafe TTF_GlyphIsProvided32(handle, scalar.value) != 0 }

  /// Width of a run in pixels.
  func width(_ text: String, isRightToLeft: Bool, script: String) -> Int {
    let key = isRightToLeft ? text + "\u{200F}" + script : text + script
    if let known = widths[key] { return known }
    prepare(isRightToLeft, script)
    var (width, height): (Int32, Int32) = (0, 0)
    let measured = unsafe TTF_SizeUTF8(handle, text, &width, &height) == 0
    let result = measured ? Int((Double(width) * scale).rounded(.up)) : 0
    if widths.count >= Font.rememberedWidths { widths.removeAll() }
    widths[key] = result
    return result
  }

  /// Shapes and paints a run in white, or in a picture's own colours; nil when there is no ink.
  func paint(_ text: String, isRightToLeft: Bool, script: String) -> Painted? {
    prepare(isRightToLeft, script)
    guard let image = blended(text) else { return nil }
    let overflow = image.size.height - (unsafe Int(TTF_FontHeight(handle)))
    var top = 0
    if overflow > 0 { top = shift(of: text, image: image, overflow: overflow) }
    let baseline = unsafe Int(TTF_FontAscent(handle)) + top
    guard scale != 1 else { return Painted(image: image, baseline: baseline) }
    return Painted(
      image: image.reduced(by: scale), baseline: Int((Double(baseline) * scale).rounded()))
  }

  /// Tells HarfBuzz how the next text runs.
  private func prepare(_ isRightToLeft: Bool, _ script: String) {
    unsafe TTF_SetFontDirection(handle, isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    unsafe TTF_SetFontScriptName(handle, script)
  }

  /// How far SDL_ttf moved the line down to make room for marks above it.
  ///
  /// It does not say, only the sum of what is over and under the line. A line without ink in its first row was not
  /// moved, one without ink in its last row was moved by all of it; otherwise the underline, whose place in the line
  /// is known, tells.
  private func shift(of text: String, image: PixelImage, overflow: Int) -> Int {
    if !image.hasInk(row: 0) { return 0 }
    if !image.hasInk(row: image.size.height - 1) { return overflow }
    guard let still = underline(under: "x"), let moved = underline(under: text) else { return overflow }
    return min(overflow, max(0, moved - still))
  }

  /// The row in which an underline begins: the first one with ink from edge to edge.
  private func underline(under text: String) -> Int? {
    unsafe TTF_SetFontStyle(handle, TTF_STYLE_UNDERLINE)
    defer { unsafe TTF_SetFontStyle(handle, TTF_STYLE_NORMAL) }
    guard let image = blended(text) else { return nil }
    return (0..<image.size.height).first { row in
      (0..<image.size.width).allSatisfy { image[$0, row].alpha == 255 }
    }
  }

  /// What SDL_ttf paints in white; nil for no width.
  private func blended(_ text: String) -> PixelImage? {
    let white = SDL_Color(r: 255, g: 255, b: 255, a: 255)
    guard let surface = unsafe TTF_RenderUTF8_Blended(handle, text, white) else { return nil }
    defer { unsafe SDL_FreeSurface(surface) }
    return unsafe PixelImage(argb: surface)
  }
}
