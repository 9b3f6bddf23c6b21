import CLinux
import CVips
import DecoderProtocol
import Geometry

/// Turns one file into pixels.
///
/// The order is: open, judge by content, read the header, refuse what is too large, decode at about the size
/// drawn, colours to sRGB, choose the crop, lay on the ground.
enum PhotoDecoder {
  /// Starts libvips; false when it cannot.
  static func start() -> Bool { closeup_vips_start() == 0 }

  /// libvips' version.
  static var library: String { unsafe String(cString: vips_version_string()) }

  /// The picture, or why there is none. Animations stay open on `shelf`, for the frames that come next.
  static func decode(_ request: DecodeRequest, _ shelf: AnimationShelf) throws(Refusal) -> DecodedPicture {
    let file = try PhotoFile(path: request.path, limits: request.limits)
    let format = PictureFormat(head: file.head)
    switch format {
    case .webPage: throw Sentences.webPage
    case .unknown: throw Sentences.notAPicture
    case .foreign: throw Sentences.foreign
    case .bmp: return try decodeBitmap(file, request, shelf)
    default: break
    }
    if !request.wantsMetadata, let open = shelf.reader(of: file.identity) {
      return try decodeFrame(file, format, open.header, request, shelf)
    }
    LibraryErrors.clear()
    let jpeg = format == .jpeg ? try checkJPEG(file, request.limits) : nil
    if format == .png { try PNGHeader.check(file) }
    let input = try input(file, jpeg)
    let header = try header(input, file, format, request)
    if header.frameCount > 1 { return try decodeFrame(file, format, header, request, shelf) }
    let need = try check(header, format, jpeg, request.limits)
    shelf.makeRoom(for: need, request.limits)
    try checkEnd(file, jpeg)
    let strip = { () throws(Refusal) -> PictureCopy? in
      try PictureCopy(stripping: file, format, isUpright: header.metadata?.isUpright ?? true, jpeg: jpeg)
    }
    return try draw(request, header, need, strip: strip) { drawing throws(Refusal) in
      LibraryErrors.clear()
      var result: UnsafeMutablePointer<VipsImage>?
      let status = unsafe closeup_vips_thumbnail(
        input.pointer, &result, Int32(drawing.scaled.width), Int32(drawing.scaled.height), header.options)
      guard status == 0, let result = unsafe result else { throw LibraryErrors.refusal }
      return try unsafe render(VipsPicture(result), format, drawing, request.limits)
    }
  }

  /// A frame of an animation.
  private static func decodeFrame(
    _ file: borrowing PhotoFile, _ format: PictureFormat, _ header: PictureHeader, _ request: DecodeRequest,
    _ shelf: AnimationShelf
  ) throws(Refusal) -> DecodedPicture {
    let need = try check(header, format, nil, request.limits)
    return try draw(
      request, header, need,
      strip: { () throws(Refusal) in
        try PictureCopy(stripping: file, format, isUpright: true, jpeg: nil)
      }
    ) { drawing throws(Refusal) in
      let index = request.frame % header.frameCount
      let reader = try shelf.reader(of: file, header, reaching: index, need: need, request.limits)
      let frame: AnimationFrame
      do throws(Refusal) {
        frame = try reader.frame(index, seconds: Double(request.limits.seconds) / 2)
      } catch {
        if error.code != .tooSlow { shelf.close(file.identity) }
        throw error
      }
      let scaled = unsafe frame.picture.applying {
        unsafe closeup_vips_thumbnail_image(
          $0, $1, Int32(drawing.scaled.width), Int32(drawing.scaled.height))
      }
      guard let scaled else { throw LibraryErrors.refusal }
      defer { withExtendedLifetime(frame) {} }
      return try render(scaled, format, drawing, request.limits)
    }
  }

  /// Windows bitmaps, which libvips would leave to ImageMagick.
  private static func decodeBitmap(
    _ file: borrowing PhotoFile, _ request: DecodeRequest, _ shelf: AnimationShelf
  ) throws(Refusal) -> DecodedPicture {
    var reader = try BitmapReader(try file.contents())
    let header = PictureHeader(
      size: reader.size, frameCount: 1, frameDelays: [], bands: 4, bytesPerBand: 1, hasAlpha: reader.hasAlpha,
      isInterlaced: false, options: "", metadata: FileMetadata(), kind: .bmp)
    let need = try check(header, .bmp, nil, request.limits)
    shelf.makeRoom(for: need, request.limits)
    let bytes = PinnedBytes(try reader.rgba())
    return try draw(request, header, need, strip: { () throws(Refusal) in nil }) { drawing throws(Refusal) in
      LibraryErrors.clear()
      let (width, height) = (Int32(header.size.width), Int32(header.size.height))
      guard let pointer = unsafe closeup_vips_from_rgba(bytes.base, bytes.count, width, height) else {
        throw LibraryErrors.refusal
      }
      let whole = unsafe VipsPicture(pointer)
      let scaled = unsafe whole.applying {
        unsafe closeup_vips_thumbnail_image(
          $0, $1, Int32(drawing.scaled.width), Int32(drawing.scaled.height))
      }
      guard let scaled else { throw LibraryErrors.refusal }
      return try render(scaled, .bmp, drawing, request.limits)
    }
  }

  /// What is the same for every format: the size, the crop, the ground, what is handed over. `pixels` decodes at a size,
  /// `strip` makes a copy without decoding where that can be.
  private static func draw(
    _ request: DecodeRequest, _ header: PictureHeader, _ need: Int, strip: () throws(Refusal) -> PictureCopy?,
    pixels: (Drawing) throws(Refusal) -> Pixels
  ) throws(Refusal) -> DecodedPicture {
    let drawing = Drawing(size: header.size, box: request.box, fit: request.fit)
    try check(drawing, request.limits)
    let drawn = try pixels(drawing)
    var study: PictureStudy?
    if request.crop != nil || request.inspects {
      // The picture drawn serves when it is whole and large enough; else the photo is looked at once more.
      let grid = DetailMap.gridSize(for: header.size)
      var source = drawn
      if !drawing.isWhole || !DetailMap.isEnough(drawn.size, grid: grid, photo: header.size) {
        // What the first look took would count against the second.
        closeup_return_memory()
        source = try pixels(Drawing(exactly: DetailMap.sourceSize(grid: grid, photo: header.size)))
      }
      study = PictureStudy(source, header, request)
    }
    var picture = DecodedPicture(drawn, header, study, ground: request.ground)
    switch request.output {
    case .pixels: break
    case .jpeg(let quality): try picture.encode(quality: quality)
    case .copy:
      if let copy = try strip() {
        picture.hand(over: copy, header.size)
      } else {
        try check(copying: header, need, request.limits)
        closeup_return_memory()
        picture.hand(over: try PictureCopy(try pixels(Drawing(exactly: header.size))), header.size)
      }
    }
    return picture
  }

  // MARK: Steps

  private static func checkJPEG(_ file: borrowing PhotoFile, _ limits: DecodeLimits) throws(Refusal)
    -> JPEGHeader
  {
    // Read whole up to the first scan; a photo's metadata come before it, often with a preview.
    let header = JPEGHeader(byteCount: file.byteCount) { offset, count in
      (try? file.bytes(at: offset, count: count)) ?? []
    }
    guard let header else { throw file.byteCount < 1_000 ? Sentences.truncated : Sentences.damaged }
    guard header.width > 0, header.height > 0 else { throw Sentences.damaged }
    return header
  }

  /// libjpeg only warns when data end too soon, and the fake end it makes up hides where. With a true end mark behind
  /// the data, its first warning tells a file that lacks nothing but that mark from one that is cut off.
  private static func input(_ file: borrowing PhotoFile, _ jpeg: JPEGHeader?) throws(Refusal) -> VipsInput {
    let endMark: [UInt8] = [0xFF, 0xD9]
    var input: VipsInput?
    if jpeg != nil, try file.bytes(at: file.byteCount - 2, count: 2) != endMark {
      input = VipsInput(bytes: PinnedBytes(try file.contents(followedBy: endMark)))
    } else {
      input = VipsInput(descriptor: file.descriptor)
    }
    guard let input else { throw LibraryErrors.refusal }
    return input
  }

  /// Whole scans may be missing from a progressive JPEG without any warning: it must have an end.
  private static func checkEnd(_ file: borrowing PhotoFile, _ jpeg: JPEGHeader?) throws(Refusal) {
    guard let jpeg, jpeg.isProgressive else { return }
    let scans = try file.bytes(at: jpeg.scanOffset, count: file.byteCount)
    guard scans.suffix(2) == [0xFF, 0xD9] || JPEGHeader.hasEndMark(scans[...]) else {
      throw Sentences.truncated
    }
  }

  private static func header(
    _ input: VipsInput, _ file: borrowing PhotoFile, _ format: PictureFormat, _ request: DecodeRequest
  ) throws(Refusal) -> PictureHeader {
    guard let pointer = unsafe closeup_vips_header(input.pointer, "") else {
      throw refusal(for: format)
    }
    let picture = unsafe VipsPicture(pointer)
    var frameCount = 1
    // libjpeg's errors are judged afterwards: see LibraryErrors.
    let options = format == .jpeg ? "fail-on=none" : "fail-on=error"
    if format == .gif || format == .webp {
      let count = picture.integer(VIPS_META_N_PAGES) ?? 1
      let most = format == .gif ? GIFFrames.rowLimit / max(1, picture.height) : count
      frameCount = max(1, min(count, most))
    }
    let size = PixelSize(picture.width, picture.height)
    // Nobody turns animations.
    return PictureHeader(
      size: picture.isTurned && frameCount == 1 ? PixelSize(size.height, size.width) : size,
      frameCount: frameCount,
      frameDelays: frameCount > 1
        ? (0..<min(frameCount, PictureInfo.frameLimit)).map { max(0, picture.integer("delay", at: $0) ?? 0) }
        : [],
      bands: picture.bands, bytesPerBand: Int(vips_format_sizeof(picture.format)),
      hasAlpha: picture.hasAlpha, isInterlaced: picture.integer("interlaced") ?? 0 != 0,
      options: "[\(options)]", loopCount: frameCount > 1 ? max(0, picture.integer("loop") ?? 0) : 1,
      metadata: request.wantsMetadata ? FileMetadata(picture, file, format) : nil,
      kind: format.kind(compression: picture.string("heif-compression")))
  }

  private static func refusal(for format: PictureFormat) -> Refusal {
    let text = LibraryErrors.text
    if text.contains("not a known") || text.contains("is blocked") || text.contains("not found") {
      switch format {
      case .heif: return Sentences.missingReader("HEIC and AVIF")
      case .jpegXL: return Sentences.missingReader("JPEG XL")
      case .svg: return Sentences.damaged
      default: return Sentences.damaged
      }
    }
    return LibraryErrors.refusal
  }

  /// Refuses what is too large; else how much memory decoding takes, in bytes.
  private static func check(
    _ header: PictureHeader, _ format: PictureFormat, _ jpeg: JPEGHeader?, _ limits: DecodeLimits
  ) throws(Refusal) -> Int {
    // A drawing has no pixels of its own.
    guard format != .svg else { return 0 }
    let (width, height) = (header.size.width, header.size.height)
    guard width * height <= limits.megapixels * 1_000_000 else {
      throw Sentences.tooManyPixels(width, height, limit: limits.megapixels)
    }
    let need = MemoryNeed.bytes(
      format, width: width, height: height, bands: header.bands, bytesPerBand: header.bytesPerBand,
      isInterlaced: header.isInterlaced, jpeg: jpeg)
    guard need <= limits.memoryMegabytes * 1_000_000 else {
      throw Sentences.tooMuchMemory(width, height, needed: need / 1_000_000, limit: limits.memoryMegabytes)
    }
    return need
  }

  /// A copy is drawn whole, whatever the box.
  private static func check(copying header: PictureHeader, _ need: Int, _ limits: DecodeLimits)
    throws(Refusal)
  {
    let (width, height) = (header.size.width, header.size.height)
    let need = need + width * height * 4
    guard need <= limits.memoryMegabytes * 1_000_000 else {
      throw Sentences.tooMuchMemory(width, height, needed: need / 1_000_000, limit: limits.memoryMegabytes)
    }
  }

  private static func check(_ drawing: Drawing, _ limits: DecodeLimits) throws(Refusal) {
    guard drawing.visible.width * drawing.visible.height * 4 <= limits.memoryMegabytes * 1_000_000 else {
      throw Sentences.boxTooLarge
    }
  }

  private static func render(
    _ scaled: VipsPicture, _ format: PictureFormat, _ drawing: Drawing, _ limits: DecodeLimits
  )
    throws(Refusal)
    -> Pixels
  {
    guard let colours = ColourConversion.colours(scaled), let visible = drawing.cut(colours) else {
      throw LibraryErrors.refusal
    }
    unsafe closeup_vips_stop_after(visible.pointer, Int32(limits.seconds))
    // A profile that is damaged has left words of its own behind.
    if format != .jpeg { LibraryErrors.clear() }
    guard let pixels = Pixels(visible) else { throw LibraryErrors.refusal }
    if let damage = LibraryErrors.damage(in: format) { throw damage }
    return pixels
  }
}

extension DecodeRequest {
  /// Whether what the file says of itself must be looked at.
  fileprivate var wantsMetadata: Bool { inspects || output == .copy }
}
