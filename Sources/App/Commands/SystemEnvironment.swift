import Glibc

/// The program's environment variables.
enum SystemEnvironment {
  static func value(_ name: String) -> String? {
    unsafe getenv(name).map { unsafe String(cString: $0) }
  }
}
