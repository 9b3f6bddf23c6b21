import Geometry
import Glibc
import Media
import Photos
import SDLKit
import Workshop

/// The program: its commands, and what they end with.
package enum App {
  static let version = "1.0.0"

  /// Runs what the command line asks for; the exit code.
  package static func run() -> Int32 {
    // Names of files need not be UTF-8: the words are taken as the system gave them.
    run(words: CommandLine.bytes)
  }

  static func run(words: [[UInt8]]) -> Int32 {
    var rest = Array(words.dropFirst())
    let first = rest.first.map { String(decoding: $0, as: UTF8.self) }
    switch first {
    case "help", "--help", "-h":
      Terminal.print(Help.text)
      return 0
    case "version", "--version":
      Terminal.print("closeup \(version)")
      return 0
    case "preview":
      rest.removeFirst()
      return end { () throws in try Preview(PreviewOptions(rest)).run() }
    case "new":
      rest.removeFirst()
      return end { () throws in try NewCommand(NewOptions(rest)).run() }
    case "check":
      rest.removeFirst()
      return end { () throws in try CheckCommand(CheckOptions(rest)).run() }
    case "edit":
      rest.removeFirst()
      return end { () throws in try Edit(EditOptions(rest)).run() }
    case "pack":
      rest.removeFirst()
      return end { () throws in try PackCommand(PackOptions(rest)).run() }
    case "install":
      rest.removeFirst()
      return end { () throws in try InstallCommand(InstallOptions(rest)).run() }
    case UnpackerProcess.command where rest.count >= 2:
      return UnpackerProcess.main(folder: FilePath(bytes: rest[1]), isSelfTest: rest.count > 2)
    case "sheet":
      rest.removeFirst()
      return end { () throws in try SheetCommand(SheetOptions(rest)).run() }
    case "play": rest.removeFirst()
    case .some(let word) where !word.hasPrefix("-"):
      if !Files.isFolder(FilePath(bytes: rest[0])), !Options.isPackFile(rest[0]) {
        Terminal.warn(
          "closeup: there is no command and no folder \"\(FilePath(bytes: rest[0]))\"; closeup help lists the commands"
        )
        return 2
      }
    default: break
    }
    return end { () throws in try Play(Options(rest)).run() }
  }

  /// Runs a command; the exit code, and a message for what stopped it.
  private static func end(_ command: () throws -> Int32) -> Int32 {
    do {
      return try command()
    } catch let problem as Options.Problem {
      Terminal.warn("closeup: \(problem.text)")
      return 2
    } catch let error as PackError {
      for issue in error.issues { Terminal.warn("closeup: \(issue)") }
      return 1
    } catch {
      Terminal.warn("closeup: \(error)")
      return 1
    }
  }
}

extension CommandLine {
  /// The program's words as bytes.
  static var bytes: [[UInt8]] {
    var words: [[UInt8]] = []
    for index in 0..<Int(argc) {
      guard let word = unsafe unsafeArgv[index] else { break }
      words.append(unsafe Array(UnsafeRawBufferPointer(start: word, count: strlen(word))))
    }
    return words
  }
}
