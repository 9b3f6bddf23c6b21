import CVips

/// A picture of libvips, let go with its last owner.
@safe final class VipsPicture {
  /// libvips' own pointer.
  let pointer: UnsafeMutablePointer<VipsImage>

  /// Takes over a reference.
  init(_ pointer: UnsafeMutablePointer<VipsImage>) {
    unsafe self.pointer = pointer
  }

  deinit {
    unsafe closeup_vips_release(pointer)
  }

  var width: Int { unsafe Int(vips_image_get_width(pointer)) }
  var height: Int { unsafe Int(vips_image_get_height(pointer)) }
  var bands: Int { unsafe Int(vips_image_get_bands(pointer)) }
  var interpretation: VipsInterpretation { unsafe vips_image_get_interpretation(pointer) }
  var format: VipsBandFormat { unsafe vips_image_get_format(pointer) }
  var hasAlpha: Bool { unsafe vips_image_hasalpha(pointer) != 0 }
  var isTurned: Bool { unsafe vips_image_get_orientation_swap(pointer) != 0 }

  /// A whole number among the metadata.
  func integer(_ name: String) -> Int? {
    var value: Int32 = 0
    guard unsafe vips_image_get_typeof(pointer, name) != 0,
      unsafe vips_image_get_int(pointer, name, &value) == 0
    else { return nil }
    return Int(value)
  }

  /// One of a list of whole numbers among the metadata.
  func integer(_ name: String, at index: Int) -> Int? {
    var values: UnsafeMutablePointer<Int32>?
    var count: Int32 = 0
    guard unsafe vips_image_get_typeof(pointer, name) != 0,
      unsafe vips_image_get_array_int(pointer, name, &values, &count) == 0, index >= 0, index < Int(count),
      let values = unsafe values
    else { return nil }
    return unsafe Int(values[index])
  }

  /// A text among the metadata.
  func string(_ name: String) -> String? {
    var text: UnsafePointer<CChar>?
    guard unsafe vips_image_get_typeof(pointer, name) != 0,
      unsafe vips_image_get_string(pointer, name, &text) == 0, let text = unsafe text
    else { return nil }
    return unsafe String(cString: text)
  }

  /// The names of all metadata.
  var fieldNames: [String] {
    guard let names = unsafe vips_image_get_fields(pointer) else { return [] }
    defer { unsafe g_strfreev(names) }
    var result: [String] = []
    while let name = unsafe names[result.count] { unsafe result.append(String(cString: name)) }
    return result
  }

  /// A block of bytes among the metadata.
  func block(_ name: String) -> [UInt8]? {
    var data: UnsafeRawPointer?
    var count = 0
    guard unsafe vips_image_get_typeof(pointer, name) != 0,
      unsafe vips_image_get_blob(pointer, name, &data, &count) == 0, let data = unsafe data
    else { return nil }
    return unsafe Array(UnsafeRawBufferPointer(start: data, count: count))
  }

  /// What another operation makes of this picture; nil when it fails.
  func applying(
    _ operation: (UnsafeMutablePointer<VipsImage>, UnsafeMutablePointer<UnsafeMutablePointer<VipsImage>?>) ->
      Int32
  ) -> VipsPicture? {
    var result: UnsafeMutablePointer<VipsImage>?
    guard unsafe operation(pointer, &result) == 0, let result = unsafe result else { return nil }
    return unsafe VipsPicture(result)
  }
}
