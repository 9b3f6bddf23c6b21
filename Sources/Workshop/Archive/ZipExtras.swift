/// The additional fields of an entry (APPNOTE 4.5): those that would give it another name are refused.
struct ZipExtras {
  /// The 64-bit numbers that stand for those with no room, in their order.
  private(set) var sizes = LargeNumbers()

  /// Numbers of an entry that has more than 4 GB, or lies that far from the start.
  struct LargeNumbers {
    fileprivate var values: [UInt64] = []

    /// A number of the entry, or the next large one when it says so.
    mutating func value(_ number: UInt32, of name: ArraySlice<UInt8>) throws(PackRefusal) -> UInt64 {
      guard number == .max else { return UInt64(number) }
      guard !values.isEmpty else { throw PackRefusal(entry: name, "has no size") }
      return values.removeFirst()
    }
  }

  init(_ bytes: ArraySlice<UInt8>, of name: ArraySlice<UInt8>) throws(PackRefusal) {
    var rest = bytes
    while !rest.isEmpty {
      guard rest.count >= 4 else { throw Self.fault(name) }
      let field = ByteField(rest)
      let (kind, count) = (field.integer(at: 0, as: UInt16.self), Int(field.integer(at: 2, as: UInt16.self)))
      guard rest.count >= 4 + count else { throw Self.fault(name) }
      switch kind {
      case 0x0001:
        guard sizes.values.isEmpty else { throw Self.fault(name) }
        let numbers = ByteField(field.slice(4, count))
        sizes.values = (0..<count / 8).map { numbers.integer(at: 8 * $0) }
      // Info-ZIP's second name and note.
      case 0x7075, 0x6375: throw PackRefusal(entry: name, "has two names")
      default: break
      }
      rest = rest.dropFirst(4 + count)
    }
  }

  private static func fault(_ name: ArraySlice<UInt8>) -> PackRefusal {
    PackRefusal(entry: name, "has additional fields that are not whole")
  }
}
