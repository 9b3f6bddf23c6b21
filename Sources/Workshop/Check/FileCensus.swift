import Media

/// Accounts for every file of a pack: which nobody reads, and which lie where they do nothing.
struct FileCensus {
  private let pack: Pack
  /// The answers' own folders, without links.
  private let answerFolders: Set<FilePath>
  private let usedFiles: Set<FilePath>
  private let theme: FilePath?
  /// Whether the pack's folder belongs to it as a whole.
  private let isWhole: Bool
  private var visited: Set<FileIdentity> = []
  private var found: [Issue] = []

  /// Folders deep; no pack is deeper.
  private static let deepest = 64
  /// Pictures that no answer has and that are told one by one, in one folder.
  private static let fewUnused = 3

  init(_ pack: Pack, answers: [Configuration.Answer], used: Set<FilePath>, isWhole: Bool) {
    self.pack = pack
    self.isWhole = isWhole
    answerFolders = Set(answers.flatMap(\.pictures).compactMap { Files.realPath($0) })
    usedFiles = Set(used.compactMap { Files.realPath($0) })
    theme = pack.theme.flatMap { Files.realPath($0) }
  }

  /// What a folder is to the game.
  private enum Role {
    case answer
    case theme
    /// A folder of a pack whose folders are its answers, without a picture: it would be an answer.
    case emptyAnswer
    case none
  }

  mutating func findings() -> [Issue] {
    if isWhole { visit(pack.root, .none, depth: 0) }
    // What lies elsewhere.
    for folder in answers { visit(folder, .answer, depth: 1) }
    if let theme = pack.theme { visit(theme, .theme, depth: 1) }
    return found
  }

  private var answers: [FilePath] {
    pack.configuration.answers.flatMap(\.pictures).filter { Files.isFolder($0) }
  }

  private mutating func visit(_ folder: FilePath, _ role: Role, depth: Int) {
    let names: [FilePath]
    do throws(FileError) {
      guard let info = try Files.info(folder), visited.insert(info.identity).inserted else { return }
      names = try Files.names(in: folder).sorted(by: NaturalOrder.precedes)
    } catch {
      // Of the answers' folders the scan tells.
      return
    }
    var unused: [FilePath] = []
    for name in names {
      let path = folder.appending(name)
      if PictureNames.isLitter(name.bytes) {
        if name == FilePath("metadata.csv"), role != .answer {
          tell(
            .unusedFile, path, "no picture of an answer is beside it", "move it to the pictures it tells of")
        }
        continue
      }
      // Of the pictures of an answer the scan tells.
      if role == .answer, PictureNames.isPicture(name.bytes) { continue }
      switch kind(of: path) {
      case .folder?:
        if depth < Self.deepest { visit(path, self.role(of: path, in: role, depth: depth), depth: depth + 1) }
      case .file(let size)?:
        if role == .none, PictureNames.isPicture(name.bytes), !isUsed(path) {
          unused.append(path)
        } else {
          judge(path, name, size, role)
        }
      case nil: continue
      }
    }
    tell(ofUnused: unused, in: folder)
  }

  /// Tells of pictures that no answer has, a few of them one by one.
  private mutating func tell(ofUnused pictures: [FilePath], in folder: FilePath) {
    let advice = "move them into an answer's folder, name their folder in config.json, or remove them"
    guard pictures.count > Self.fewUnused else {
      for picture in pictures {
        tell(.unusedFile, picture, "it lies in no answer's folder, and nothing names it", advice)
      }
      return
    }
    tell(
      .unusedFile, folder,
      "\(pictures.count) pictures in it lie in no answer's folder: \(pictures[0].name) and more", advice)
  }

  private enum Kind {
    case folder
    case file(size: Int64)
  }

  private func kind(of path: FilePath) -> Kind? {
    do throws(FileError) {
      guard let info = try Files.info(path) else { return nil }
      switch info.kind {
      case .folder: return .folder
      case .file: return .file(size: info.size)
      case .pipe, .other: return nil
      }
    } catch {
      return nil
    }
  }

  private func role(of folder: FilePath, in role: Role, depth: Int) -> Role {
    guard role == .none, let real = Files.realPath(folder) else { return role }
    if real == theme { return .theme }
    if answerFolders.contains(real) { return .answer }
    // Without a config file each folder is meant to be an answer.
    return depth == 0 && pack.configFile == nil ? .emptyAnswer : .none
  }

  private mutating func judge(_ path: FilePath, _ name: FilePath, _ size: Int64, _ role: Role) {
    if isUsed(path) { return }
    let isPicture = PictureNames.isPicture(name.bytes)
    let isMedium = isPicture || Self.media.contains(path.fileExtension)
    switch role {
    case .answer:
      tell(
        .strayFile, path, "it is no picture, and nothing reads it here",
        "remove it; pictures are \(PictureNames.extensions.joined(separator: ", "))")
    case .emptyAnswer where isPicture && size == 0:
      found.append(
        Issue(
          .warning, .emptyFile, path: path, "the file is empty (0 bytes)", advice: "copy the picture again"))
    case .emptyAnswer:
      tell(.strayFile, path, "it is no picture, and nothing reads it here", "put pictures in this folder")
    case .theme where isMedium || path.fileExtension == "json":
      tell(
        .unusedFile, path, "no graphic, sound, font or animation that is used has this file", Self.themeAdvice
      )
    case .none where isMedium:
      tell(.unusedFile, path, "nothing names it", "name it in config.json, or remove it")
    case .theme, .none:
      if Self.papers.contains(path.fileExtension) || path.fileExtension.isEmpty { return }
      tell(.strayFile, path, "nothing reads it", "remove it")
    }
  }

  private func isUsed(_ path: FilePath) -> Bool {
    guard let real = Files.realPath(path) else { return false }
    return usedFiles.contains(real) || real == configFile
  }

  private var configFile: FilePath? { pack.configFile.flatMap { Files.realPath($0) } }

  private mutating func tell(_ code: Issue.Code, _ path: FilePath, _ message: String, _ advice: String) {
    found.append(Issue(.warning, code, path: path, message, advice: advice))
  }

  private static let themeAdvice =
    "docs/theme.md lists the names; of two files with one name one is used (SVG before PNG, Ogg before WAV)"
  /// Sounds and fonts, by their ends.
  private static let media: Set = ["ogg", "opus", "wav", "flac", "mp3", "ttf", "otf", "ttc"]
  /// Texts that people put beside their things.
  private static let papers: Set = ["txt", "md", "html", "pdf", "odt", "closeup"]
}
