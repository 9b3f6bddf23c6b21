import DecoderProtocol
import Geometry
import Glibc
import Media
import Photos
import Rules
import SDLKit
import Scenes
import Workshop

/// `closeup preview`: writes photos as the game shows them, each as a PNG file.
struct Preview {
  private let options: PreviewOptions
  private let pack: Pack
  private let reporter: Reporter
  private let isProgressShown: Bool

  /// Photos that are decoded while one is written.
  private static let ahead = 2

  /// Reads the configuration that the photos are shown by.
  init(_ options: PreviewOptions) throws {
    self.options = options
    if let config = options.config {
      pack = try PackLoader.load(config: FilePath(bytes: config))
    } else if let resources = ResourceRoot.find(executable: FilePath("/proc/self/exe")) {
      pack = try PackLoader.load(resources: resources)
    } else {
      pack = Pack(configuration: Configuration(), root: FilePath("."))
    }
    isProgressShown = Terminal.isWatched && options.files.count > 1
    reporter = Reporter { [isProgressShown] line in
      if isProgressShown { Terminal.rewriteLine("") }
      Terminal.warn(line)
    }
    for issue in pack.issues { reporter.report(issue) }
  }

  /// Writes the pictures; the exit code.
  func run() throws -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    let folder = FilePath(bytes: options.folder)
    try Files.makeFolder(folder, mode: 0o777)
    let service = PhotoService()
    defer { service.shutdown() }
    let files = options.files.map { FilePath(bytes: $0) }
    let requests = requests(files)
    var names = PreviewNames()
    var ids: [RequestID] = []
    var written = 0
    for (index, file) in files.enumerated() {
      if isProgressShown { Terminal.rewriteLine("\(index + 1) of \(files.count)") }
      while ids.count < min(files.count, index + 1 + Preview.ahead) {
        ids.append(service.request(PhotoRequest(requests[ids.count])))
      }
      let target = folder.appending(names.name(for: file))
      let outcome = Preview.outcome(of: ids[index], service)
      do {
        try write(outcome.get(), to: target)
        written += 1
      } catch let refusal as PhotoFailure {
        reporter.report("\(file): \(refusal.sentence)")
      } catch {
        reporter.report("\(file): \(error)")
      }
    }
    if isProgressShown { Terminal.rewriteLine("") }
    Terminal.print(
      "Wrote \(written) of \(files.count == 1 ? "one photo" : "\(files.count) photos") to \(folder).")
    return written == files.count ? 0 : 1
  }

  /// The outcomes come in the order of the requests.
  private static func outcome(of id: RequestID, _ service: PhotoService) -> Result<Photo, PhotoFailure> {
    while true {
      if let result = service.waitForResult(milliseconds: 1_000), result.id == id { return result.outcome }
    }
  }

  // MARK: What is asked for

  private func requests(_ files: [FilePath]) -> [DecodeRequest] {
    var notes = PictureNotes()
    var seeds = SeededRandom(seed: options.seed)
    let game = seeds.next()
    return files.map { file in
      var crop: CropRequest?
      if options.showsCrop {
        let note = notes.note(of: file, levels: levels(of: file))
        for issue in notes.takeIssues() { reporter.report(issue) }
        crop = CropRequest(
          pack.configuration.crop, note, seed: CropRequest.seed(name(of: file), game: game))
      }
      return DecodeRequest(photo: file, box: options.size, pack.configuration, crop: crop)
    }
  }

  /// The file's name in the pack, which its crop depends on.
  private func name(of file: FilePath) -> FilePath {
    guard let root = Files.realPath(pack.root), let file = Files.realPath(file) else { return file }
    return file.relative(to: root) ?? file
  }

  /// How many folders up the file's answer is: a table of notes may lie in each on the way. 0 for other files.
  private func levels(of file: FilePath) -> Int {
    guard let file = Files.realPath(file) else { return 0 }
    let folders = pack.configuration.answers.flatMap(\.pictures).compactMap { Files.realPath($0) }
    let names = folders.compactMap { file.relative(to: $0) }
    return names.map { name in name.bytes.count { $0 == UInt8(ascii: "/") } }.max() ?? 0
  }

  // MARK: What is written

  private func write(_ photo: Photo, to target: FilePath) throws {
    guard try mayReplace(target) else {
      throw StartError("\(target) is there already and is no preview; move it or choose another folder")
    }
    let bytes = unsafe photo.pixels.withUnsafeBytes { unsafe Array($0) }
    guard var image = PixelImage(size: photo.size, pixels: bytes) else {
      throw StartError("the picture is incomplete")
    }
    if let crop = photo.crop {
      let place = GameLayout.crop(crop.rect, of: Rect(origin: .zero, size: photo.size.size))
      CropOutline(pack.configuration.colours.border).draw(around: place, on: &image)
    }
    try Files.writeAtomically(PreviewMark.marked(image.png()), to: target, mode: 0o666)
  }

  /// Whether there is nothing of that name, or an earlier preview.
  private func mayReplace(_ target: FilePath) throws(FileError) -> Bool {
    guard let info = try Files.info(target) else { return true }
    guard info.kind == .file else { return false }
    return PreviewMark.isOn(try Files.head(target, count: PreviewMark.headCount))
  }
}
