import CJansson

/// Jansson's judgement of a text.
enum Jansson {
  /// Why a text is not JSON.
  struct Fault {
    /// Bytes read when it was noticed.
    var position: Int
    /// In jansson's words.
    var text: String
  }

  /// The first fault in strict JSON of any root; nil when there is none.
  static func check(_ bytes: [UInt8]) -> Fault? {
    var error = json_error_t()
    guard let value = unsafe load(bytes[...], &error) else {
      let text = unsafe withUnsafeBytes(of: error.text) { buffer in
        unsafe String(decoding: buffer.prefix { $0 != 0 }, as: UTF8.self)
      }
      return Fault(position: Int(error.position), text: text)
    }
    unsafe json_decref(value)
    return nil
  }

  /// The value of a string, number or word that `check` has seen.
  static func scalar(_ bytes: ArraySlice<UInt8>) -> JSONValue {
    var error = json_error_t()
    guard let value = unsafe load(bytes, &error) else { return .null }
    defer { unsafe json_decref(value) }
    switch unsafe value.pointee.type {
    case JSON_TRUE: return .flag(true)
    case JSON_FALSE: return .flag(false)
    case JSON_INTEGER, JSON_REAL: return unsafe .number(json_number_value(value))
    case JSON_STRING:
      let start = unsafe UnsafeRawPointer(json_string_value(value))
      let text = unsafe UnsafeRawBufferPointer(start: start, count: json_string_length(value))
      return unsafe .text(String(decoding: text, as: UTF8.self))
    default: return .null
    }
  }

  /// Whole numbers as real ones: one beyond 64 bits is then no fault.
  private static func load(
    _ bytes: ArraySlice<UInt8>, _ error: inout json_error_t
  ) -> UnsafeMutablePointer<json_t>? {
    unsafe bytes.withUnsafeBytes { buffer in
      // An empty buffer may have no address, and jansson wants one.
      guard let start = buffer.baseAddress else { return unsafe json_loadb("", 0, flags, &error) }
      return unsafe json_loadb(start.assumingMemoryBound(to: CChar.self), buffer.count, flags, &error)
    }
  }

  private static let flags = Int(JSON_DECODE_ANY | JSON_DECODE_INT_AS_REAL)
}
