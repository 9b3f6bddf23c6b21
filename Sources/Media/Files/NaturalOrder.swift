/// The order in which people number things: `2` before `10`, `frame9` before `frame10`.
package enum NaturalOrder {
  /// Whether `a` comes before `b`: runs of digits by their value, all else by bytes; equal values by their zeros.
  package static func precedes(_ a: FilePath, _ b: FilePath) -> Bool {
    var i = 0
    var j = 0
    let (a, b) = (a.bytes, b.bytes)
    while i < a.count, j < b.count {
      if isDigit(a[i]), isDigit(b[j]) {
        let first = run(a, &i)
        let second = run(b, &j)
        if first.count != second.count { return first.count < second.count }
        if first != second { return first.lexicographicallyPrecedes(second) }
      } else {
        if a[i] != b[j] { return a[i] < b[j] }
        i += 1
        j += 1
      }
    }
    if i < a.count || j < b.count { return j < b.count }
    return a.lexicographicallyPrecedes(b)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// The digits from `index` on without leading zeros; `index` moves behind them.
  private static func run(_ bytes: [UInt8], _ index: inout Int) -> ArraySlice<UInt8> {
    let start = index
    while index < bytes.count, isDigit(bytes[index]) { index += 1 }
    return bytes[start..<index].drop { $0 == UInt8(ascii: "0") }
  }
}
