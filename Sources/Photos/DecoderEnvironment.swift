import Glibc

/// The environment that a decoder is started with: little of ours, and what tames its libraries.
enum DecoderEnvironment {
  /// What is handed on: where shared libraries and fonts are found.
  private static let inherited = [
    "LD_LIBRARY_PATH", "HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS", "XDG_CONFIG_HOME", "FONTCONFIG_PATH",
    "FONTCONFIG_FILE",
  ]

  /// `NAME=value` lines.
  static var entries: [String] {
    var entries = [
      // Each arena counts 64 MB against the address space that the decoder allows itself.
      "MALLOC_ARENA_MAX=2",
      // What one photo took is kept for the next; the decoder gives it back when it rests.
      "MALLOC_MMAP_THRESHOLD_=33554432",
      "MALLOC_TRIM_THRESHOLD_=67108864",
      "LC_ALL=C.UTF-8",
      "VIPS_CONCURRENCY=2",
      "OMP_NUM_THREADS=1",
    ]
    for name in inherited {
      if let value = unsafe getenv(name) { unsafe entries.append("\(name)=\(String(cString: value))") }
    }
    return entries
  }
}
