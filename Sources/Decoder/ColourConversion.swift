import CVips

/// Brings a picture to eight-bit sRGB.
enum ColourConversion {
  /// The picture in three bands, or in four when it may have clear parts; nil when libvips cannot.
  static func colours(_ picture: VipsPicture) -> VipsPicture? {
    guard let colours = throughProfile(picture) ?? withoutProfile(picture) else { return nil }
    guard
      let bytes = colours.format == VIPS_FORMAT_UCHAR
        ? colours : unsafe colours.applying({ unsafe closeup_vips_to_bytes($0, $1) })
    else { return nil }
    switch bytes.bands {
    case 3, 4: return bytes
    case 5...: return unsafe bytes.applying { unsafe closeup_vips_bands($0, $1, 4) }
    default: return nil
    }
  }

  /// Only where the picture holds a profile of its own kind. CMYK was converted, with its profile, before it was made
  /// smaller; a damaged profile is as good as none; untagged pictures are sRGB already and must not shift.
  private static func throughProfile(_ picture: VipsPicture) -> VipsPicture? {
    guard let block = picture.block(VIPS_META_ICC_NAME), let profile = ProfileHeader(block) else {
      return nil
    }
    let isGrey = picture.bands < 3
    guard isGrey ? profile.space == .grey : profile.space == .rgb else { return nil }
    return unsafe picture.applying { unsafe closeup_vips_profile_to_srgb($0, $1) }
  }

  private static func withoutProfile(_ picture: VipsPicture) -> VipsPicture? {
    if picture.interpretation == VIPS_INTERPRETATION_sRGB, picture.bands >= 3 { return picture }
    return unsafe picture.applying { unsafe closeup_vips_to_srgb($0, $1) }
  }
}
