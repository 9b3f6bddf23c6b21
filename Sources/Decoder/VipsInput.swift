import CVips

/// Where libvips reads from, let go with its last owner.
@safe final class VipsInput {
  /// libvips' own pointer.
  let pointer: UnsafeMutablePointer<VipsSource>
  /// Keeps the bytes that libvips reads alive.
  private let bytes: PinnedBytes?

  /// Reads from an open file.
  init?(descriptor: Int32) {
    guard let pointer = unsafe vips_source_new_from_descriptor(descriptor) else { return nil }
    unsafe self.pointer = pointer
    bytes = nil
  }

  /// Reads from memory.
  init?(bytes: PinnedBytes) {
    guard let pointer = unsafe vips_source_new_from_memory(bytes.base, bytes.count) else { return nil }
    unsafe self.pointer = pointer
    self.bytes = bytes
  }

  deinit {
    unsafe closeup_vips_release(pointer)
  }
}
