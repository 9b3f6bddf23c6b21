import Glibc
import Testing

@testable import SDLKit

/// All tests of this module, one after the other: SDL's and FreeType's state is the process's.
@Suite(.serialized) enum SDLTests {}

/// Where pictures go for a person to look at (the folder in CLOSEUP_TEST_OUTPUT); nowhere without it.
func show(_ image: PixelImage, _ name: String) {
  guard let folder = getenv("CLOSEUP_TEST_OUTPUT") else { return }
  try? image.savePNG(to: Array("\(String(cString: folder))/\(name).png".utf8))
}

/// A file's bytes.
func contents(of path: String) -> [UInt8] {
  guard let file = fopen(path, "rb") else { return [] }
  defer { fclose(file) }
  fseek(file, 0, SEEK_END)
  var bytes = [UInt8](repeating: 0, count: ftell(file))
  rewind(file)
  let count = fread(&bytes, 1, bytes.count, file)
  return Array(bytes.prefix(count))
}

/// A file of this test run; removed by `body`'s end.
func withTemporaryFile<Result>(_ body: (String) throws -> Result) rethrows -> Result {
  var name = Array("/tmp/closeup-test-XXXXXX".utf8CString)
  close(mkstemp(&name))
  let path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  defer { unlink(path) }
  return try body(path)
}
