import CLinux
import Glibc
import Media

/// Tries what an unpacking process must not be able to do, and what it must: a line for each, for tests.
enum UnpackerSelfTest {
  /// The results, with the error number of each try; 0 means that it worked.
  static func lines(folder: FilePath) -> [String] {
    let inside = folder.appending("inside")
    let outside = folder.parent.appending("outside")
    return [
      "write inside \(unsafe inside.withCString { unsafe closeup_try_write($0) })",
      "write outside \(unsafe outside.withCString { unsafe closeup_try_write($0) })",
      "read outside \(read(FilePath("/etc/passwd")))",
      "link inside \(unsafe inside.withCString { unsafe symlink("/etc/passwd", $0) } == 0 ? 0 : errno)",
      "rename inside \(unsafe inside.withCString { unsafe rename($0, $0) } == 0 ? 0 : errno)",
      "socket \(closeup_try_socket())", "fork \(closeup_try_fork())",
      "run \(unsafe closeup_try_run("/bin/true"))", "signal \(closeup_try_kill_parent())",
    ]
  }

  private static func read(_ path: FilePath) -> Int32 {
    do throws(FileError) {
      _ = try Files.head(path, count: 1)
      return 0
    } catch {
      return error.code
    }
  }
}
