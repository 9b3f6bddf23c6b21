import Geometry
import Media
import SDLKit
import Scenes
import Workshop

/// What a check needs of SDL: texts are measured and sounds read as the game does it, without a window.
final class CheckDesk {
  private let text: TextRenderer
  private let mixer: Mixer
  private let patterns: [TextCommand.Font: String]

  /// The windows in which labels are tried: a small screen's, and a telephone's.
  private static let windows = [PixelSize(1280, 720), PixelSize(390, 844)]
  /// Bytes; as large as the game's own limit.
  private static let largestSound = 64 << 20
  /// A size at which any text is asked for its letters.
  private static let letterSize = 16.0

  init(_ pack: Pack, shipped: FilePath) throws(SDLError) {
    text = TextRenderer(fonts: try FontBook())
    // Nobody is to hear a check: sounds are read for a device that plays to nobody.
    mixer = Mixer(silently: ())
    patterns = ThemeFiles(pack, shipped: shipped).fontPatterns
  }

  var tools: CheckTools {
    CheckTools(
      fits: { [self] in fits($0) }, missingLetters: { [self] in missingLetters($0) },
      fontFaults: { [self] in fontFaults() },
      samples: { [self] file throws(SoundFault) in try samples(file) })
  }

  private func fits(_ config: Configuration) -> [LabelFit] {
    CheckDesk.windows.flatMap { window in
      config.answers.indices.compactMap { answer -> LabelFit? in
        let command = AnswerBar.label(answer, of: config, in: Viewport(window))
        let style = TextStyle(
          fontPattern: patterns[command.font] ?? "sans", size: command.size,
          letterSpacing: command.spacing, maxLines: command.maximumLines)
        do throws(SDLError) {
          let layout = try text.layout(
            config.answers[answer].label, style: style, box: command.box.snapped.size,
            minimumSize: command.minimumSize)
          return LabelFit(
            answer: answer, window: window, wanted: command.size.rounded(), drawn: Double(layout.fontSize),
            isCut: layout.isCut)
        } catch {
          return nil
        }
      }
    }
  }

  private func missingLetters(_ words: String) -> [Unicode.Scalar] {
    var missing: [Unicode.Scalar] = []
    // A text of ten thousand letters is laid out in pieces; no letter is asked for twice.
    var rest = Array(Set(words)).sorted()[...]
    while !rest.isEmpty {
      let piece = String(rest.prefix(200).flatMap { [$0, " "] })
      rest = rest.dropFirst(200)
      let style = TextStyle(
        fontPattern: patterns[.label] ?? "sans", size: CheckDesk.letterSize, maxLines: .max)
      do throws(SDLError) {
        let layout = try text.layout(
          piece, style: style, box: Size(8_000, 8_000), minimumSize: CheckDesk.letterSize)
        missing += layout.missing.filter { !missing.contains($0) }
      } catch {
        return missing
      }
    }
    return missing
  }

  private func fontFaults() -> [String] {
    for pattern in patterns.values.sorted() {
      do throws(SDLError) { _ = try text.fonts.face(for: pattern) } catch { return [error.message] }
    }
    return text.fonts.issues.map(\.description)
  }

  private func samples(_ file: FilePath) throws(SoundFault) -> SoundSamples {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try Files.read(file, limit: CheckDesk.largestSound)
    } catch {
      throw SoundFault("\(error)", isOfFile: true)
    }
    do throws(SoundError) {
      return SoundSamples(rate: Sound.rate, channels: 2, samples: try mixer.load(bytes).samples)
    } catch {
      if case .noDevice = error { throw SoundFault("\(error)", isOfFile: false) }
      throw SoundFault("\(error)", isOfFile: true)
    }
  }
}
