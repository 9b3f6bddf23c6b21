import Glibc
import Media

/// A pack that is to be made: a folder for each answer, `config.json`, `README.md`, and the theme when it is wanted.
package struct NewPack: Sendable {
  /// Where; it must not be there, or be an empty folder.
  package var folder: FilePath
  /// The answers' labels, in the order of their buttons.
  package var labels: [String]
  /// The game's name; nil to take the folder's.
  package var title: String?
  /// The name under the splash's graphic; nil for the shipped one.
  package var company: String?
  /// The shipped theme, to be copied; nil for none.
  package var theme: FilePath?

  package init(
    folder: FilePath, labels: [String], title: String? = nil, company: String? = nil, theme: FilePath? = nil
  ) {
    self.folder = folder
    self.labels = labels
    self.title = title
    self.company = company
    self.theme = theme
  }

  /// What was made.
  package struct Result: Equatable, Sendable {
    package var folder: FilePath
    /// The answers' folders, in the order of the labels.
    package var answers: [FilePath]
    /// Files of the theme that were copied.
    package var themeFiles: Int
  }

  /// Makes the pack: whole, or not at all.
  @discardableResult
  package func make() throws -> Result {
    try checkLabels()
    let place = try target()
    let names = folderNames()
    var themeFiles = 0
    // Everything is made in a hidden folder beside it; the last step gives that its name.
    let hidden = place.parent.appending(".closeup-new-\(getpid())-\(place.name.text ?? "pack")")
    do {
      try Files.removeTree(hidden)
      try Files.makeFolder(hidden, mode: 0o777)
      for name in names { try Files.makeFolder(hidden.appending(name), mode: 0o777) }
      if let theme { themeFiles = try copy(theme, to: hidden.appending("theme")) }
      let configuration = configuration(named: place, folders: names)
      try Files.create(
        hidden.appending("config.json"), Array(Schema.commentedExample(of: configuration).utf8))
      let guide = PackGuide(configuration: configuration, hasTheme: theme != nil)
      try Files.create(hidden.appending("README.md"), Array(guide.text.utf8))
      // Renaming replaces an empty folder, and no other.
      try Files.rename(hidden, to: place)
    } catch {
      try Files.removeTree(hidden)
      throw refusal(error, place) ?? error
    }
    return Result(
      folder: folder, answers: names.map { folder.appending($0) }, themeFiles: themeFiles)
  }

  // MARK: What is refused

  private func checkLabels() throws(WorkshopError) {
    guard AnswerRules.count.contains(labels.count) else {
      throw WorkshopError(
        "a game needs 2 to 4 answers, and here \(labels.count == 1 ? "is one" : "are \(labels.count)"); "
          + "write --answers \"Lion,Tiger,Leopard\"")
    }
    for label in labels where !AnswerRules.isVisible(label) {
      throw WorkshopError(
        "one of the answers has no name (\"\(Escaping.shown(label.utf8))\"); name each of them")
    }
    if let twins = AnswerRules.twins(labels) {
      let shown = [labels[twins.first], labels[twins.second]].map { "\"\(Escaping.shown($0.utf8))\"" }
      throw WorkshopError(
        "two answers look the same, \(shown[0]) and \(shown[1]); a player must be able to tell them apart")
    }
  }

  /// The folder's whole path, after a look at what is there.
  private func target() throws -> FilePath {
    guard !folder.bytes.isEmpty else { throw WorkshopError("the new folder needs a name") }
    guard try Files.entryInfo(folder) != nil else {
      try Files.makeFolder(folder.parent, mode: 0o777)
      return folder
    }
    guard let place = Files.realPath(folder), Files.isFolder(place) else { throw taken("is there already") }
    guard try Files.names(in: place).isEmpty else { throw taken("is there already and is not empty") }
    guard place != Files.realPath(FilePath(".")) else {
      throw taken("is the folder you are in, and cannot be replaced")
    }
    return place
  }

  private func taken(_ what: String) -> WorkshopError {
    WorkshopError("\(folder) \(what); nothing in it was touched. Choose a new name for the pack's folder")
  }

  /// The refusal behind an error of the last step: someone else was quicker.
  private func refusal(_ error: any Error, _ place: FilePath) -> WorkshopError? {
    guard let error = error as? FileError, error.operation == .rename else { return nil }
    return [ENOTEMPTY, EEXIST, ENOTDIR].contains(error.code) ? taken("is there already") : nil
  }

  // MARK: What is made

  /// A folder's name for each label: the label itself where every system can store it.
  private func folderNames() -> [String] {
    // What a folder without a config file would take for something else.
    var taken: Set<String> = ["theme"]
    var names: [String] = []
    for (index, label) in labels.enumerated() {
      let fallback = "answer \(index + 1)"
      var wanted = PortableName.made(from: label, or: fallback, room: 8)
      if PictureNames.isLitter(wanted.utf8) { wanted = fallback }
      var name = wanted
      var number = 2
      while !taken.insert(PortableName.folded(name)).inserted {
        name = "\(wanted) \(number)"
        number += 1
      }
      names.append(name)
    }
    return names
  }

  private func configuration(named place: FilePath, folders: [String]) -> Configuration {
    var configuration = Configuration()
    configuration.title = title ?? String(decoding: place.name.bytes, as: UTF8.self)
    if let company { configuration.company = company }
    configuration.answers = zip(labels, folders).map { label, folder in
      Configuration.Answer(label: label, pictures: [FilePath(folder)])
    }
    return configuration
  }

  /// Copies a folder's files; how many.
  private func copy(_ source: FilePath, to target: FilePath) throws(FileError) -> Int {
    let files = try Files.tree(in: source) { $0.bytes.first != UInt8(ascii: ".") }
    for file in files {
      let copy = target.appending(file)
      try Files.makeFolder(copy.parent, mode: 0o777)
      try Files.create(copy, try Files.read(source.appending(file), limit: Self.largestThemeFile))
    }
    return files.count
  }

  /// Bytes; the largest shipped sound has a tenth of it.
  private static let largestThemeFile = 64 << 20
}
