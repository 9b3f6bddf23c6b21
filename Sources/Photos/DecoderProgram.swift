import Glibc

/// Where the decoder's program is.
package enum DecoderProgram {
  /// The program's name.
  package static let name = "closeup-decoder"

  /// `closeup-decoder` in the folder of the running program.
  package static var besideThisProgram: [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 4_096)
    let count = unsafe buffer.withUnsafeMutableBytes { bytes -> Int in
      guard let target = unsafe bytes.bindMemory(to: CChar.self).baseAddress else { return 0 }
      return unsafe readlink("/proc/self/exe", target, bytes.count)
    }
    guard count > 0, let slash = buffer.prefix(count).lastIndex(of: UInt8(ascii: "/")) else {
      return Array(name.utf8)
    }
    return buffer[...slash] + Array(name.utf8)
  }
}
