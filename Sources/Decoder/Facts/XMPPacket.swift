import CVips

/// What a packet of XMP, or the description inside an SVG, tells (ISO 16684-1). GLib, which libvips stands on, reads the
/// XML; what comes before an error counts.
struct XMPPacket {
  /// Longest packet that is read, in bytes.
  static let limit = 2 << 20

  /// A value, and the language it is in where there are several.
  struct Entry: Equatable {
    var text: String
    var language: String?
  }

  /// Values by property, in the file's order.
  private(set) var values: [XMPProperty: [Entry]] = [:]

  /// Reads the bytes of a packet.
  init(_ packet: [UInt8]) {
    let text = Self.text(packet.prefix(Self.limit))
    let reader = XMPReader()
    let context = unsafe Unmanaged.passUnretained(reader).toOpaque()
    var parser = GMarkupParser()
    unsafe parser.start_element = { _, name, keys, values, context, _ in
      guard let reader = unsafe XMPPacket.reader(context), let name = unsafe name else { return }
      var attributes: [(String, String)] = []
      var index = 0
      while let key = unsafe keys?[index], let value = unsafe values?[index] {
        unsafe attributes.append((String(cString: key), String(cString: value)))
        index += 1
      }
      unsafe reader.start(String(cString: name), attributes)
    }
    unsafe parser.end_element = { _, _, context, _ in unsafe XMPPacket.reader(context)?.end() }
    unsafe parser.text = { _, text, count, context, _ in
      guard let text = unsafe text else { return }
      let bytes = unsafe UnsafeRawBufferPointer(start: text, count: Int(count))
      unsafe XMPPacket.reader(context)?.text(String(decoding: bytes, as: UTF8.self))
    }
    let flags = GMarkupParseFlags(rawValue: G_MARKUP_TREAT_CDATA_AS_TEXT.rawValue)
    unsafe withUnsafePointer(to: &parser) { parser in
      guard let state = unsafe g_markup_parse_context_new(parser, flags, context, nil) else { return }
      unsafe text.withCString { characters in
        if unsafe g_markup_parse_context_parse(state, characters, text.utf8.count, nil) != 0 {
          unsafe g_markup_parse_context_end_parse(state, nil)
        }
      }
      unsafe g_markup_parse_context_free(state)
    }
    values = reader.values
  }

  @unsafe private static func reader(_ context: UnsafeMutableRawPointer?) -> XMPReader? {
    unsafe context.map { unsafe Unmanaged<XMPReader>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The text of a property: the alternative for everybody, else the English one, else the first.
  func text(_ property: XMPProperty) -> String? {
    guard let all = values[property]?.filter({ !$0.text.allSatisfy(\.isWhitespace) }) else { return nil }
    let chosen =
      all.first { $0.language == "x-default" } ?? all.first { $0.language?.hasPrefix("en") ?? false }
    return (chosen ?? all.first)?.text
  }

  /// All values of a property.
  func list(_ property: XMPProperty) -> [String] { values[property]?.map(\.text) ?? [] }

  /// Nearly always UTF-8; the others allowed are told by their zeros.
  private static func text(_ packet: ArraySlice<UInt8>) -> String {
    if packet.prefix(4).contains(0) || packet.starts(with: [0xFE, 0xFF]) || packet.starts(with: [0xFF, 0xFE])
    {
      return MetadataText.decodeWide(Array(packet), isBigEndian: true)
    }
    let text = String(decoding: packet.filter { $0 != 0 }, as: UTF8.self)
    return text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }
}
