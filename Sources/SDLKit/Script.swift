import CText

/// The writing systems, as HarfBuzz names them.
enum Script {
  /// Shared by all, as digits and spaces are.
  static let common = "Zyyy"

  /// ISO 15924 name of a letter's script; `common` for what belongs to none.
  static func of(_ scalar: Unicode.Scalar) -> String {
    let script = unsafe hb_unicode_script(hb_unicode_funcs_get_default(), scalar.value)
    switch script {
    case HB_SCRIPT_COMMON, HB_SCRIPT_INHERITED, HB_SCRIPT_UNKNOWN, HB_SCRIPT_INVALID: return common
    default:
      let tag = hb_script_to_iso15924_tag(script)
      let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> UInt32($0)) }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// A base and the mark after it as one letter, where Unicode has it.
  static func compose(_ base: Unicode.Scalar, _ mark: Unicode.Scalar) -> Unicode.Scalar? {
    var result: hb_codepoint_t = 0
    guard unsafe hb_unicode_compose(hb_unicode_funcs_get_default(), base.value, mark.value, &result) != 0
    else {
      return nil
    }
    return Unicode.Scalar(result)
  }

  /// Whether lines may break between any two letters.
  static func breaksAnywhere(_ script: String) -> Bool {
    switch script {
    case "Hani", "Hira", "Kana", "Bopo", "Yiii": true
    default: false
    }
  }

  /// Whether letters fill the em and no more, though their fonts ask for higher lines.
  static func fitsAnyLine(_ script: String) -> Bool { breaksAnywhere(script) || script == "Hang" }

  /// Whether letters stand apart, so that room can be put between them.
  static func standsApart(_ script: String) -> Bool {
    switch script {
    case common, "Latn", "Grek", "Cyrl", "Armn", "Geor", "Hani", "Hira", "Kana", "Hang", "Bopo": true
    default: false
    }
  }
}
