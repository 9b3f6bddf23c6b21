/// How large a one-file pack may be; more is refused before it is written anywhere.
package struct PackLimits: Equatable, Sendable {
  /// Files and folders.
  package var entries = 100_000
  /// Bytes of all files, unpacked.
  package var total: UInt64 = 64 << 30
  /// Bytes of one file, unpacked: as much as the largest photo the game would open may have.
  package var file: UInt64 = 512 << 20
  /// Bytes of a text file (settings, timelines, tables).
  package var text: UInt64 = 64 << 20
  /// How many times larger than packed a file may be; texts and plain graphics reach a hundred.
  package var ratio: UInt64 = 200
  /// Bytes up to which the ratio does not matter.
  package var ratioFrom: UInt64 = 1 << 20
  /// Folders above a file.
  package var depth = 12
  /// Bytes of an entry's whole path.
  package var path = 512

  package init() {}
}
