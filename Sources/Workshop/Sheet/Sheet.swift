import Geometry
import Media
import Photos

/// A contact sheet: one page of HTML with every photo, the piece that is seen first, its words and its findings.
///
/// The page holds everything it shows, and loads nothing. It goes to disk photo by photo.
package struct Sheet {
  /// Encodes RGBA rows as a JPEG file of a quality (1…100); nil when that fails.
  package typealias Encode = (PixelSize, [UInt8], Int) -> [UInt8]?

  private let report: CheckReport
  private let decoder: [UInt8]?
  private let encode: Encode

  /// The page's first line, by which an earlier sheet is known: it may be replaced, and nothing else.
  static let mark = "<!DOCTYPE html>\n<!-- closeup sheet -->\n"

  /// Prepares the sheet of a checked pack.
  package init(_ report: CheckReport, decoder: [UInt8]? = nil, encode: @escaping Encode) {
    self.report = report
    self.decoder = decoder
    self.encode = encode
  }

  /// Why a sheet cannot be written.
  package enum Fault: Error, Equatable, CustomStringConvertible {
    /// There is something of that name that is no sheet.
    case otherFile(FilePath)

    package var description: String {
      switch self {
      case .otherFile(let path):
        "\(path) is there already and is no sheet; move it or choose another name"
      }
    }
  }

  /// Makes sure that nothing but an earlier sheet would be replaced.
  package static func check(_ path: FilePath) throws {
    guard let info = try Files.info(path) else { return }
    guard info.kind == .file, try Files.head(path, count: mark.utf8.count) == Array(mark.utf8) else {
      throw Fault.otherFile(path)
    }
  }

  /// Writes the page.
  ///
  /// - Parameters:
  ///   - path: the file; an earlier sheet is replaced.
  ///   - progress: called with how many photos are done and how many there are.
  /// - Throws: a `Fault`, a `FileError`, or why no picture can be had at all.
  package func write(to path: FilePath, progress: (Int, Int) -> Void = { _, _ in }) throws {
    try Self.check(path)
    var file = try AtomicFile(path)
    let page = SheetPage(report)
    try file.append(Self.mark.utf8)
    try file.append(page.opening.utf8)
    let order = page.order
    let pictures = SheetPictures(report, order: order, decoder: decoder, encode: encode)
    for (turn, place) in order.enumerated() {
      try file.append(page.card(report.photos[place], number: turn + 1, try pictures.pair(at: turn)))
      progress(turn + 1, order.count)
    }
    try file.append(page.closing.utf8)
    try file.commit()
  }
}
