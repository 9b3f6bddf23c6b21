/// What holds the decoder back, as far as the kernel allows.
package struct Enforcement: OptionSet, Equatable, Hashable, Sendable {
  /// One bit a measure.
  package let rawValue: UInt32

  /// A set from its bits.
  package init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Limits on address space, files, core dumps and file size (setrlimit).
  package static let resourceLimits = Enforcement(rawValue: 1 << 0)
  /// Low priority for processor and disk.
  package static let lowPriority = Enforcement(rawValue: 1 << 1)
  /// Dies with the game (PR_SET_PDEATHSIG).
  package static let parentDeath = Enforcement(rawValue: 1 << 2)
  /// Can gain no rights (PR_SET_NO_NEW_PRIVS).
  package static let noNewPrivileges = Enforcement(rawValue: 1 << 3)
  /// Cannot write, run or connect (Landlock).
  package static let landlock = Enforcement(rawValue: 1 << 4)
  /// Cannot call what it does not need (seccomp).
  package static let systemCallFilter = Enforcement(rawValue: 1 << 5)

  /// Every measure.
  package static let all: Enforcement = [
    .resourceLimits, .lowPriority, .parentDeath, .noNewPrivileges, .landlock, .systemCallFilter,
  ]
}
