import CSDL

/// A call of SDL that failed: its name, and what SDL said about it, copied at once.
package struct SDLError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The C call that failed, or the part of this module that refused.
  package let call: String
  /// What went wrong, in one sentence.
  package let message: String

  /// Makes an error with a message of this module's own.
  package init(call: String, message: String) {
    self.call = call
    self.message = message
  }

  /// Makes an error with what `SDL_GetError` says now.
  package init(_ call: String) {
    let text = unsafe SDL_GetError().map { unsafe String(cString: $0) } ?? ""
    self.init(call: call, message: text.isEmpty ? "no reason was given" : text)
  }

  /// The call and its message, for a log.
  package var description: String { "\(call): \(message)" }
}

/// Throws what SDL said when `result` is negative.
/// - Parameters:
///   - result: What the C call returned.
///   - call: The C call's name.
/// - Throws: The call's name and its message.
@inline(__always)
func check(_ result: Int32, _ call: String) throws(SDLError) {
  if result < 0 { throw SDLError(call) }
}
