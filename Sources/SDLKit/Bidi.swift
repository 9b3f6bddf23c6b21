import CText

/// The order of letters of both directions (Unicode Standard Annex 9), by FriBidi.
enum Bidi {
  /// The embedding level of each letter of a paragraph, whose direction is that of its first strong letter.
  static func levels(_ scalars: [Unicode.Scalar]) -> (levels: [UInt8], base: UInt8) {
    let count = scalars.count
    let text = scalars.map(\.value)
    var types = [FriBidiCharType](repeating: FriBidiCharType(rawValue: 0), count: count)
    var brackets = [FriBidiBracketType](repeating: 0, count: count)
    var levels = [FriBidiLevel](repeating: 0, count: count)
    var base = FriBidiParType(rawValue: FRIBIDI_PAR_ON.rawValue)
    guard count > 0, let length = FriBidiStrIndex(exactly: count) else { return ([], 0) }
    unsafe fribidi_get_bidi_types(text, length, &types)
    unsafe fribidi_get_bracket_types(text, length, types, &brackets)
    let highest = unsafe fribidi_get_par_embedding_levels_ex(types, brackets, length, &base, &levels)
    guard highest > 0 else { return ([UInt8](repeating: 0, count: count), 0) }
    let isRightToLeft = base.rawValue & 1 != 0
    return (levels.map { UInt8(bitPattern: $0) }, isRightToLeft ? 1 : 0)
  }

  /// The order from left to right of runs with these levels (rule L2).
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in (1...highest).reversed() {
      var at = 0
      while at < order.count {
        guard levels[order[at]] >= level else {
          at += 1
          continue
        }
        var end = at
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[at..<end].reverse()
        at = end
      }
    }
    return order
  }
}
