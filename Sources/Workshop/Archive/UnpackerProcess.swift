import Archives
import CLinux
import Glibc
import Media

/// Unpacks in a process of its own that can do nothing else: libarchive is written in C, and the archive may come from
/// anyone.
///
/// The process reads the archive from its standard input; it can open no other file, and make files and folders only in
/// the folder that it is to fill (Landlock, seccomp, limits). It ends when its parent does.
package enum UnpackerProcess {
  /// The word that makes the program unpack; for the program itself, not for people.
  package static let command = "unpack-from-standard-input"

  /// What an ended process told.
  enum Failure: Error {
    /// The sentence of a refusal.
    case refused(String)
    /// It could not be started, or died.
    case broken(String)
  }

  // MARK: The parent's side

  /// Starts `program` and waits for its end.
  ///
  /// The process holds the lock's file as its standard output, to which it writes nothing: should this process be
  /// killed, the lock stays until the other is gone as well.
  static func run(
    _ program: FilePath, on archive: borrowing Descriptor, into folder: FilePath,
    keeping lock: borrowing Descriptor
  ) throws(Failure) {
    var ends: [Int32] = [-1, -1]
    guard unsafe ends.withUnsafeMutableBufferPointer({ unsafe closeup_pipe($0.baseAddress) }) == 0 else {
      throw .broken(FileError.reason(errno))
    }
    defer { close(ends[0]) }
    var pid: pid_t = 0
    let arguments = cWords([Array(command.utf8), folder.bytes])
    let variables = cWords(environment.map { Array($0.utf8) })
    let input = archive.raw
    let (output, errors) = (lock.raw, ends[1])
    let result = unsafe program.withCString { path in
      unsafe arguments.withUnsafeBufferPointer { arguments in
        unsafe variables.withUnsafeBufferPointer { variables in
          guard let arguments = arguments.baseAddress, let variables = variables.baseAddress else {
            return EINVAL
          }
          return unsafe closeup_spawn_with(path, arguments, variables, input, output, errors, &pid)
        }
      }
    }
    close(ends[1])
    guard result == 0 else { throw .broken("\(program) cannot be started: \(FileError.reason(result))") }
    let said = Self.words(from: ends[0])
    let status = closeup_wait(pid)
    if status == 0 { return }
    // WIFEXITED: it ended by itself, with a sentence.
    if status & 0x7F == 0, !said.isEmpty { throw .refused(said) }
    throw .broken(
      "reading it was stopped (\(status & 0x7F == 0 ? "exit \(status >> 8)" : "signal \(status & 0x7F)"))")
  }

  /// What the process says, to its end; as little of it as a sentence takes.
  private static func words(from descriptor: Int32) -> String {
    var words: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      words += buffer.prefix(min(count, max(0, 2_048 - words.count)))
    }
    while words.last == UInt8(ascii: "\n") { words.removeLast() }
    return Escaping.shown(words)
  }

  /// Little of ours: where libraries are found, and no debugger that waits for someone.
  private static var environment: [String] {
    var entries = ["LC_ALL=C.UTF-8", "SWIFT_BACKTRACE=enable=no"]
    if let path = unsafe getenv("LD_LIBRARY_PATH") {
      unsafe entries.append("LD_LIBRARY_PATH=\(String(cString: path))")
    }
    return entries
  }

  /// Zero-ended words, closed by an empty one.
  private static func cWords(_ words: [[UInt8]]) -> [CChar] {
    (words.flatMap { $0 + [0] } + [0]).map { CChar(bitPattern: $0) }
  }

  // MARK: The process itself

  /// Unpacks standard input into `folder`; the exit code, and a sentence on standard error when it is not 0.
  package static func main(folder: FilePath, isSelfTest: Bool = false) -> Int32 {
    signal(SIGPIPE, SIG_IGN)
    LetterSet.prepare()
    restrict(to: folder)
    if isSelfTest {
      say(UnpackerSelfTest.lines(folder: folder).joined(separator: "\n"))
      return 0
    }
    do {
      let archive = try Descriptor(duplicating: STDIN_FILENO)
      try Unpacker(folder: folder, limits: PackLimits()).unpack(archive)
      return 0
    } catch {
      say("\(error)")
      return 1
    }
  }

  private static func say(_ sentence: String) {
    let bytes = Array("\(sentence)\n".utf8)
    _ = unsafe bytes.withUnsafeBytes { unsafe write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  /// Each measure is tried; one that the kernel does not know is missing, and the checks stand without it.
  private static func restrict(to folder: FilePath) {
    _ = closeup_die_with_parent()
    _ = closeup_limit_address_space(addressSpace)
    _ = closeup_limit_cores()
    _ = closeup_limit_files(64)
    _ = closeup_limit_file_size(PackLimits().file)
    guard closeup_no_new_privileges() == 0 else { return }
    _ = unsafe folder.withCString { unsafe closeup_restrict_files($0) }
    _ = closeup_filter_system_calls(1)
  }

  /// Bytes: the program with its libraries, and libarchive's buffers.
  private static let addressSpace: UInt64 = 1_000_000_000
}
