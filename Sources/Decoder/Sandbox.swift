import CLinux
import DecoderProtocol

/// What this process takes away from itself. Each measure is tried; what the kernel does not know is reported as
/// missing, not fatal: a photo that cannot be shown is worse than a decoder that is held less tightly.
enum Sandbox {
  /// Address space, in bytes: libvips with its libraries, and the dearest photo that is let through.
  private static let addressSpace: UInt64 = 1_500_000_000
  private static let files: UInt64 = 128

  /// Before any library starts a thread. `landlock` is false in a test of the other measures.
  static func enterFirst(landlock: Bool = true) -> Enforcement {
    var enforced: Enforcement = []
    let limits = [
      closeup_limit_address_space(addressSpace), closeup_limit_cores(), closeup_limit_files(files),
      closeup_limit_file_size(0),
    ]
    if limits.allSatisfy({ $0 == 0 }) { enforced.insert(.resourceLimits) }
    if closeup_lower_priority() == 0 { enforced.insert(.lowPriority) }
    if closeup_die_with_parent() == 0 { enforced.insert(.parentDeath) }
    if closeup_no_new_privileges() == 0 {
      enforced.insert(.noNewPrivileges)
      // Reading stays allowed: fonts, and the parts that libvips loads when it meets a format.
      if landlock, closeup_restrict_files(nil) == 0 { enforced.insert(.landlock) }
    }
    return enforced
  }

  /// When the libraries have started.
  static func enterLast(_ enforced: Enforcement) -> Enforcement {
    guard enforced.contains(.noNewPrivileges), closeup_filter_system_calls(0) == 0 else { return enforced }
    return enforced.union(.systemCallFilter)
  }
}
