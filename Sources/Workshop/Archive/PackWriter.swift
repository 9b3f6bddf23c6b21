import Archives
import DecoderProtocol
import Glibc
import Media
import Photos
import Rules

/// Writes a pack as one file, to be given away.
///
/// The photos in it are copies: upright, without position, serial numbers or anything else that the files say of
/// themselves, and with their captions and credits in a table. Nothing of the owner's is changed. The same pack gives the
/// same bytes each time.
package struct PackWriter {
  private let pack: Pack
  private let limits: DecodeLimits
  /// The decoder's program; nil for the one beside the running program.
  private let decoder: [UInt8]?

  /// Prepares the writing.
  ///
  /// - Parameters:
  ///   - pack: what to write.
  ///   - limits: what a photo may cost.
  ///   - decoder: another decoder's program than the one beside the game.
  package init(_ pack: Pack, limits: DecodeLimits, decoder: [UInt8]? = nil) {
    self.pack = pack
    self.limits = limits
    self.decoder = decoder
  }

  /// What was written.
  package struct Summary: Equatable, Sendable {
    package var pictures = 0
    package var answers = 0
    /// Bytes of the file.
    package var size: Int64 = 0
    /// Photos that told where they were taken, …
    package var positions = 0
    /// … with which camera or by whom, …
    package var serialNumbers = 0
    /// … and that were stored lying.
    package var turned = 0
    /// Files of the theme that were not taken along.
    package var leftOut: [FilePath] = []
  }

  /// Writes `file`, whole or not at all.
  ///
  /// - Parameters:
  ///   - file: must not be there, unless `replaces`.
  ///   - replaces: whether an earlier pack of that name is given up for it; any other file never is.
  ///   - progress: called with the number of photos that are done, and of all.
  /// - Returns: what is in it.
  /// - Throws: a sentence that says what is in the way.
  package func write(
    to file: FilePath, replacing replaces: Bool = false, progress: (Int, Int) -> Void = { _, _ in }
  ) throws -> Summary {
    if try Files.entryInfo(file) != nil {
      guard replaces else {
        throw WorkshopError("\(file) is there already; choose another name, or add --force")
      }
      guard PackWriter.isPack(file) else {
        throw WorkshopError("\(file) is there already and is no pack; choose another name")
      }
    }
    let hidden = file.parent.appending(FilePath(".\(getpid()).closeup-pack"))
    do {
      try Files.removeTree(hidden)
      let output = try Descriptor(hidden, O_RDWR | O_CREAT | O_EXCL, mode: 0o666, .create)
      var summary = try write(output, progress)
      // What no one could install is of no use to anyone.
      do {
        _ = try PackContents(try ZipLayout(output, limits: PackLimits()), limits: PackLimits())
      } catch let refusal as PackRefusal {
        throw WorkshopError("the pack could not be installed by anyone: \(refusal)")
      }
      summary.size = try output.info().size
      try output.flush()
      if replaces { try Files.rename(hidden, to: file) } else { try Files.place(hidden, at: file) }
      return summary
    } catch {
      try Files.removeTree(hidden)
      guard let failure = error as? FileError, failure.operation == .rename, failure.code == EEXIST else {
        throw error
      }
      throw WorkshopError("\(file) is there already; choose another name, or add --force")
    }
  }

  /// Whether a file begins as a pack of one file does.
  static func isPack(_ file: FilePath) -> Bool {
    do throws(FileError) {
      let head = try Files.head(file, count: 30 + PackManifest.fileName.utf8.count)
      return head.starts(with: [0x50, 0x4B, 3, 4])
        && head.dropFirst(30).elementsEqual(PackManifest.fileName.utf8)
    } catch {
      return false
    }
  }

  // MARK: What is in it

  private func write(_ output: borrowing Descriptor, _ progress: (Int, Int) -> Void) throws -> Summary {
    var names = ArchiveNames(root: pack.root)
    let config = try PackConfig(pack)
    var assets = try PackAssets(pack, config.paths, &names)
    let folders = assets.placeAnswers(config.paths, &names)
    let (table, issues) = PictureScanner(pack.configuration.answers).scanAll()
    if let error = issues.first(where: { $0.severity == .error }) { throw error }
    let manifest = PackManifest(
      title: pack.title, answers: pack.configuration.answers.map(\.label), pictures: table.count)

    var zip = try ZipWriter(output)
    try zip.add(PackManifest.fileName, Array(manifest.text.utf8), isCompressed: true)
    try zip.add(
      "config.json", try config.text(pack, rewrites: assets.rewrites, folders: folders), isCompressed: true)
    try add(assets.assets, to: &zip)
    var summary = Summary(leftOut: assets.leftOut)
    summary.answers = folders.count
    var tables = PackTables()
    for folder in folders.joined() { tables.add(folder: folder) }
    try addPhotos(
      table, &names, &tables, &summary, besides: Set(assets.assets.map(\.name)), to: &zip, progress)
    for file in tables.files { try zip.add(file.name, Array(file.text.utf8), isCompressed: true) }
    try zip.finish()
    return summary
  }

  /// Files of the theme as they are; a picture among them that would give its maker away as a copy.
  private func add(_ assets: [PackAssets.Asset], to zip: inout ZipWriter) throws {
    let pictures = assets.map(\.source).filter {
      PictureNames.isPicture($0.name.bytes) && $0.fileExtension != "svg"
    }
    let copies = PhotoCopies(pictures, limits: limits, decoder: decoder)
    var next = 0
    for asset in assets {
      guard next < pictures.count, pictures[next] == asset.source else {
        try add(asset, to: &zip)
        continue
      }
      let photo = try copies.copy(next)
      next += 1
      guard let facts = photo.info.facts, facts.hasPosition || facts.hasSerialNumber else {
        try add(asset, to: &zip)
        continue
      }
      let end = asset.source.fileExtension
      guard photo.info.frameCount == 1, photo.info.encoding?.kind.fileExtensions.contains(end) == true else {
        throw WorkshopError(
          "\(asset.source) tells where it was taken or with which camera; save it anew without that, as PNG or JPEG"
        )
      }
      try zip.add(asset.name, photo.bytes, isCompressed: Self.compressed.contains(end))
    }
  }

  private func add(_ asset: PackAssets.Asset, to zip: inout ZipWriter) throws {
    let isCompressed = Self.compressed.contains(asset.source.fileExtension)
    let file = try Descriptor(asset.source, O_RDONLY | O_NONBLOCK, .open)
    let size = Int(try file.info().size)
    try zip.begin(asset.name, count: size, isCompressed: isCompressed)
    var buffer = [UInt8](repeating: 0, count: 1 << 17)
    var done = 0
    while done < size {
      let count = min(size - done, try file.read(into: &buffer, from: 0))
      guard count > 0 else { throw WorkshopError("\(asset.source) became shorter while it was read") }
      try zip.write(buffer[..<count])
      done += count
    }
  }

  private func addPhotos(
    _ table: PictureTable, _ names: inout ArchiveNames, _ tables: inout PackTables, _ summary: inout Summary,
    besides assets: Set<String>, to zip: inout ZipWriter, _ progress: (Int, Int) -> Void
  ) throws {
    let ids = (0..<table.answerCount).flatMap { table.ids(ofAnswer: $0) }
    let files = ids.map { table.path(of: $0) }
    let copies = PhotoCopies(files, limits: limits, decoder: decoder)
    var notes = PictureNotes()
    for (index, id) in ids.enumerated() {
      progress(index, ids.count)
      let file = files[index]
      let own = ArchiveNames.joined(
        names.path(ofFolder: file.parent), String(decoding: file.name.bytes, as: UTF8.self))
      guard !assets.contains(own) else {
        throw WorkshopError(
          "\(file) is a photo of an answer and a file that the settings name; copy it to the theme, and name the copy"
        )
      }
      let photo = try copies.copy(index)
      guard let encoding = photo.info.encoding else {
        throw WorkshopError("\(file): closeup-decoder is of an older version; install the game again")
      }
      let end = file.name.bytes.suffix(file.fileExtension.utf8.count)
      let fits = encoding.kind.fileExtensions.contains(file.fileExtension)
      let name = names.path(
        ofPicture: file,
        endingIn: fits ? String(decoding: end, as: UTF8.self) : encoding.kind.fileExtensions[0])
      try zip.add(name, photo.bytes, isCompressed: Self.compressed.contains(FilePath(name).fileExtension))
      var note = notes.note(of: id, in: table) ?? PictureNote()
      if let facts = photo.info.facts {
        let said = PictureCredit(
          note, photo: PictureCredit(caption: facts.caption, credit: facts.credit, licence: facts.licence))
        (note.caption, note.credit, note.licence) = (said.caption, said.credit, said.licence)
        if facts.hasPosition { summary.positions += 1 }
        if facts.hasSerialNumber { summary.serialNumbers += 1 }
        if !facts.isUpright { summary.turned += 1 }
      }
      tables.add(name, note)
      summary.pictures += 1
    }
    progress(ids.count, ids.count)
  }

  /// The ends of names of files that become smaller; the others are compressed as they are.
  private static let compressed: Set = [
    "json", "csv", "md", "txt", "svg", "wav", "bmp", "tif", "tiff", "ttf", "otf", "ttc",
  ]
}
