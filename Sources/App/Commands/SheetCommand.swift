import Media
import Photos
import SDLKit
import Workshop

/// `closeup sheet`: writes a page with every photo of a pack, the piece that is seen first, and what was found.
struct SheetCommand {
  private let options: SheetOptions

  init(_ options: SheetOptions) {
    self.options = options
  }

  /// Writes the page; the exit code.
  func run() throws -> Int32 {
    let target = FilePath(bytes: options.output)
    // What must not be replaced is told before the work, not after it.
    try Sheet.check(target)
    let report = try PackCheck(folder: options.folder, config: options.config).run()
    let sheet = Sheet(report, decoder: PackCheck.decoder) { size, pixels, quality in
      do throws(SDLError) {
        return try PixelImage(size: size, pixels: pixels)?.jpeg(quality: quality)
      } catch {
        return nil
      }
    }
    var bar = ProgressBar()
    do {
      try sheet.write(to: target) { bar.show($0, of: $1) }
      bar.clear()
    } catch let failure as PhotoFailure {
      bar.clear()
      throw StartError(failure.sentence)
    } catch {
      bar.clear()
      throw error
    }
    let pictures = report.photos.count == 1 ? "1 picture" : "\(report.photos.count) pictures"
    Terminal.print("Wrote \(pictures) to \(target). \(CheckText.summary(report))")
    return 0
  }
}
