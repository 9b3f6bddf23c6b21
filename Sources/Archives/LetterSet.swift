import CArchive
import Glibc

/// Lets libarchive read and write names as UTF-8, whatever the user's language: it converts them by the thread's locale
/// (uselocale(3)).
@safe package struct LetterSet: ~Copyable {
  private let earlier: locale_t?

  /// Read once and kept.
  private static let utf8 = unsafe SharedLocale(locale: newlocale(closeup_letters_mask, "C.UTF-8", nil))

  /// A locale is never changed once it is made.
  @safe private struct SharedLocale: @unchecked Sendable {
    let locale: locale_t?
  }

  /// For the calling thread, until it is destroyed.
  init() {
    unsafe earlier = Self.utf8.locale.flatMap { unsafe uselocale($0) }
  }

  deinit {
    if let earlier = unsafe earlier { unsafe uselocale(earlier) }
  }

  /// Reads the system's table of letters now: for a process that will be allowed to open no file.
  package static func prepare() { _ = utf8 }
}
