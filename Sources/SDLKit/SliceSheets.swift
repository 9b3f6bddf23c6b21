import CSDL
import Geometry

/// A nine-slice that was put together: its pixels in as many textures as `NineSlice.sheets` asks for.
@unsafe struct SliceSheets {
  /// One for each sheet; whoever keeps them calls `destroy`.
  let textures: [OpaquePointer]
  /// What all of them take in memory.
  let byteCount: Int

  /// Clear sheets whose pixels are laid out as those of `texture`; nil when memory ends.
  init?(_ sizes: [PixelSize], like texture: OpaquePointer, on renderer: OpaquePointer) {
    var format: UInt32 = 0
    unsafe SDL_QueryTexture(texture, &format, nil, nil, nil)
    var made: [OpaquePointer] = unsafe []
    for size in sizes {
      guard
        let sheet = unsafe SDL_CreateTexture(
          renderer, format, Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(size.width), Int32(size.height)
        )
      else {
        unsafe made.forEach { unsafe SDL_DestroyTexture($0) }
        return nil
      }
      unsafe made.append(sheet)
    }
    unsafe textures = unsafe made
    unsafe byteCount = sizes.reduce(0) { $0 + $1.width * $1.height * 4 }
  }

  /// Lets go of the textures.
  func destroy() {
    unsafe textures.forEach { unsafe SDL_DestroyTexture($0) }
  }

  /// Stretches parts of `texture` to their places, as the software renderer does.
  /// - Returns: Whether all went well.
  func fill(from texture: Texture, _ grid: NineSlice) -> Bool {
    unsafe withSurface(texture.handle) { source in
      for number in unsafe textures.indices {
        let isFilled = unsafe withSurface(textures[number]) { sheet in
          unsafe SDL_FillRect(sheet, nil, 0)
          return grid.parts.allSatisfy { part in
            let (wanted, place) = grid.place(part.target)
            return unsafe wanted != number || stretch(source, part.source, sheet, place, texture.scaleMode)
          }
        }
        if !isFilled { return false }
      }
      return true
    }
  }

  /// Multiplies all pixels by a tint.
  func multiply(by tint: Colour) {
    let factors = tint.factors
    for number in unsafe textures.indices {
      _ = unsafe withSurface(textures[number]) { sheet in
        let sheet = unsafe sheet.pointee
        guard let pixels = unsafe sheet.pixels else { return false }
        for y in 0..<(unsafe Int(sheet.h)) {
          let row = unsafe pixels + y * Int(sheet.pitch)
          unsafe closeup_multiply_pixels(row, row, sheet.w, factors)
        }
        return true
      }
    }
  }

  /// Copies one part, stretched where its place has another size.
  private func stretch(
    _ source: UnsafeMutablePointer<SDL_Surface>, _ part: Rect, _ sheet: UnsafeMutablePointer<SDL_Surface>,
    _ place: Rect, _ mode: ScaleMode
  ) -> Bool {
    var (from, to) = unsafe (whole(part), whole(place))
    if from.w == to.w, from.h == to.h {
      unsafe SDL_SetSurfaceBlendMode(source, SDL_BLENDMODE_NONE)
      return unsafe SDL_UpperBlit(source, &from, sheet, &to) == 0
    }
    if mode == .nearest { return unsafe SDL_SoftStretch(source, &from, sheet, &to) == 0 }
    return unsafe SDL_SoftStretchLinear(source, &from, sheet, &to) == 0
  }

  private func whole(_ rect: Rect) -> SDL_Rect {
    SDL_Rect(x: Int32(rect.x), y: Int32(rect.y), w: Int32(rect.width), h: Int32(rect.height))
  }

  /// Lends the pixels of a texture: on the software renderer they stay where they are.
  private func withSurface(
    _ texture: OpaquePointer, _ body: (UnsafeMutablePointer<SDL_Surface>) -> Bool
  ) -> Bool {
    var surface: UnsafeMutablePointer<SDL_Surface>?
    guard unsafe SDL_LockTextureToSurface(texture, nil, &surface) == 0, let surface = unsafe surface else {
      return false
    }
    defer { unsafe SDL_UnlockTexture(texture) }
    return unsafe body(surface)
  }
}
