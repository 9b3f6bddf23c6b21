import Glibc

/// A colour in sRGB, eight bits a channel, alpha not multiplied in.
package struct Colour: Equatable, Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package var alpha: UInt8

  package init(_ red: UInt8, _ green: UInt8, _ blue: UInt8, _ alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package static let white = Colour(255, 255, 255)
  package static let black = Colour(0, 0, 0)
  package static let clear = Colour(0, 0, 0, 0)

  /// Reads `#RGB`, `#RRGGBB` or `#RRGGBBAA`; nil for anything else.
  package init?(hex: String) {
    var digits: [UInt8] = []
    var bytes = hex.utf8.makeIterator()
    guard bytes.next() == UInt8(ascii: "#") else { return nil }
    while let byte = bytes.next() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte - UInt8(ascii: "0"))
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digits.append(byte - UInt8(ascii: "a") + 10)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digits.append(byte - UInt8(ascii: "A") + 10)
      default: return nil
      }
    }
    switch digits.count {
    case 3: self.init(digits[0] * 17, digits[1] * 17, digits[2] * 17)
    case 6: self.init(digits[0] << 4 | digits[1], digits[2] << 4 | digits[3], digits[4] << 4 | digits[5])
    case 8:
      self.init(
        digits[0] << 4 | digits[1], digits[2] << 4 | digits[3], digits[4] << 4 | digits[5],
        digits[6] << 4 | digits[7])
    default: return nil
    }
  }

  /// `#RRGGBB`, or `#RRGGBBAA` when not opaque.
  package var hex: String {
    func pair(_ value: UInt8) -> String {
      let text = String(value, radix: 16, uppercase: true)
      return text.utf8.count == 1 ? "0" + text : text
    }
    return "#" + pair(red) + pair(green) + pair(blue) + (alpha == 255 ? "" : pair(alpha))
  }

  /// The same colour with its alpha multiplied by `factor` (0…1).
  package func faded(_ factor: Double) -> Colour {
    Colour(red, green, blue, UInt8((Double(alpha) * min(1, max(0, factor))).rounded()))
  }

  /// `self` at 0, `other` at 1, channel by channel.
  package func mixed(with other: Colour, _ amount: Double) -> Colour {
    let t = min(1, max(0, amount))
    func mix(_ a: UInt8, _ b: UInt8) -> UInt8 {
      UInt8((Double(a) + (Double(b) - Double(a)) * t).rounded())
    }
    return Colour(
      mix(red, other.red), mix(green, other.green), mix(blue, other.blue), mix(alpha, other.alpha))
  }

  /// Contrast ratio of two opaque colours, 1…21 (WCAG 2.2, "contrast ratio").
  package func contrast(with other: Colour) -> Double {
    let a = luminance
    let b = other.luminance
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  /// Relative luminance, 0…1 (WCAG 2.2, "relative luminance").
  private var luminance: Double {
    func linear(_ value: UInt8) -> Double {
      let v = Double(value) / 255
      return v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }
}
