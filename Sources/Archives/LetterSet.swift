import CArchive
import Glibc

/// Lets libarchive read and write names as UTF-8, whatever the user's language: it converts them by the thread's locale
/// (uselocale(3)).
@safe struct LetterSet: ~Copyable {
  private let own: locale_t?
  private let earlier: locale_t?

  /// For the calling thread, until it is destroyed.
  init() {
    unsafe own = newlocale(closeup_letters_mask, "C.UTF-8", nil)
    unsafe earlier = own.flatMap { unsafe uselocale($0) }
  }

  deinit {
    if let earlier = unsafe earlier { unsafe uselocale(earlier) }
    if let own = unsafe own { unsafe freelocale(own) }
  }
}
