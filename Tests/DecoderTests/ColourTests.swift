import CLittleCMS
import DecoderProtocol
import Foundation
import Geometry
import Testing

@testable import Decoder

/// Colours are what LittleCMS says, within 4 of 255.
@Suite struct ColourTests {
  private static let steps: [UInt16] = [0, 15, 64, 128, 200, 240, 255]

  /// All mixtures of `steps`, in one row.
  private static let patches: [UInt16] = steps.flatMap { red in
    steps.flatMap { green in steps.flatMap { blue in [red, green, blue] } }
  }

  private static func bytes(of profile: cmsHPROFILE) -> [UInt8] {
    var count: cmsUInt32Number = 0
    cmsSaveProfileToMem(profile, nil, &count)
    var bytes = [UInt8](repeating: 0, count: Int(count))
    cmsSaveProfileToMem(profile, &bytes, &count)
    return bytes
  }

  private static func rgbProfile(_ primaries: [Double], gamma: Double) throws -> cmsHPROFILE {
    var white = cmsCIExyY(x: 0.3127, y: 0.3290, Y: 1)
    var triple = cmsCIExyYTRIPLE(
      Red: cmsCIExyY(x: primaries[0], y: primaries[1], Y: 1),
      Green: cmsCIExyY(x: primaries[2], y: primaries[3], Y: 1),
      Blue: cmsCIExyY(x: primaries[4], y: primaries[5], Y: 1))
    let curve = try #require(cmsBuildGamma(nil, gamma))
    defer { cmsFreeToneCurve(curve) }
    var curves: [OpaquePointer?] = [curve, curve, curve]
    return try #require(cmsCreateRGBProfile(&white, &triple, &curves))
  }

  private static func judged(
    _ profile: cmsHPROFILE, _ format: cmsUInt32Number, _ samples: [UInt8], _ count: Int
  )
    throws -> [UInt8]
  {
    let srgb = cmsCreate_sRGBProfile()
    defer { cmsCloseProfile(srgb) }
    let transform = try #require(
      cmsCreateTransform(
        profile, format, srgb, closeup_rgb_8, cmsUInt32Number(INTENT_RELATIVE_COLORIMETRIC), 0))
    defer { cmsDeleteTransform(transform) }
    var result = [UInt8](repeating: 0, count: count * 3)
    cmsDoTransform(transform, samples, &result, cmsUInt32Number(count))
    return result
  }

  private static func largestDifference(_ picture: DecodedPicture, _ wanted: [UInt8]) -> Int {
    (0..<picture.info.size.width).reduce(0) { most, x in
      let pixel = picture.pixel(x, 0)
      return (0..<3).reduce(most) { max($0, abs(pixel[$1] - Int(wanted[x * 3 + $1]))) }
    }
  }

  @Test(
    arguments: [8, 16],
    [
      ("P3", [0.680, 0.320, 0.265, 0.690, 0.150, 0.060], 2.2),
      ("Adobe RGB", [0.64, 0.33, 0.21, 0.71, 0.15, 0.06], 2.19921875),
      ("steep", [0.64, 0.33, 0.30, 0.60, 0.15, 0.06], 1.0),
    ])
  func rgb(_ bits: Int, _ kind: (name: String, primaries: [Double], gamma: Double)) throws {
    let profile = try Self.rgbProfile(kind.primaries, gamma: kind.gamma)
    defer { cmsCloseProfile(profile) }
    let count = Self.patches.count / 3
    let samples = bits == 8 ? Self.patches : Self.patches.map { $0 * 257 }
    let file = TIFFFile(
      width: count, height: 1, bands: 3, samples: samples, bits: bits, profile: Self.bytes(of: profile))
    let path = try Fixtures.file("\(kind.name)-\(bits).tif", file.bytes)
    let wanted = try Self.judged(profile, closeup_rgb_8, Self.patches.map { UInt8($0) }, count)
    let picture = try Fixtures.decode(path, PixelSize(count, 1))
    #expect(Self.largestDifference(picture, wanted) <= 4)
    // The profile matters: without it the difference would be large.
    #expect(zip(wanted, Self.patches).contains { abs(Int($0) - Int($1)) > 20 })
  }

  @Test func grey() throws {
    let curve = try #require(cmsBuildGamma(nil, 1.2))
    defer { cmsFreeToneCurve(curve) }
    var white = cmsCIExyY(x: 0.3457, y: 0.3585, Y: 1)
    let profile = try #require(cmsCreateGrayProfile(&white, curve))
    defer { cmsCloseProfile(profile) }
    let samples = (0..<256).map { UInt16($0) }
    let file = TIFFFile(width: 256, height: 1, bands: 1, samples: samples, profile: Self.bytes(of: profile))
    let wanted = try Self.judged(profile, closeup_grey_8, samples.map { UInt8($0) }, 256)
    let picture = try Fixtures.decode(try Fixtures.file("grey.tif", file.bytes), PixelSize(256, 1))
    #expect(Self.largestDifference(picture, wanted) <= 4)
    #expect(
      zip(wanted.enumerated().filter { $0.offset % 3 == 0 }, samples).contains {
        abs(Int($0.1) - Int($0.0.element)) > 20
      })
  }

  @Test func untaggedAndWronglyTaggedPicturesAreLeftAsTheyAre() throws {
    let count = Self.patches.count / 3
    let curve = try #require(cmsBuildGamma(nil, 1.2))
    defer { cmsFreeToneCurve(curve) }
    var white = cmsCIExyY(x: 0.3457, y: 0.3585, Y: 1)
    let grey = try #require(cmsCreateGrayProfile(&white, curve))
    defer { cmsCloseProfile(grey) }
    var damaged = Self.bytes(of: try Self.rgbProfile([0.68, 0.32, 0.265, 0.69, 0.15, 0.06], gamma: 2.2))
    for index in 132..<damaged.count { damaged[index] = UInt8(truncatingIfNeeded: index * 31) }
    let profiles: [(String, [UInt8]?)] = [
      ("untagged", nil), ("damaged", damaged), ("cut", Array(damaged.prefix(140))),
      ("grey", Self.bytes(of: grey)),
      ("rubbish", Array("not a profile at all".utf8)),
    ]
    for (name, profile) in profiles {
      let file = TIFFFile(width: count, height: 1, bands: 3, samples: Self.patches, profile: profile)
      let picture = try Fixtures.decode(try Fixtures.file("\(name).tif", file.bytes), PixelSize(count, 1))
      #expect(Self.largestDifference(picture, Self.patches.map { UInt8($0) }) <= 1, "\(name)")
    }
  }

  @Test func sixteenBitsOfGrey() throws {
    let file = TIFFFile(
      width: 256, height: 1, bands: 1, samples: (0..<256).map { UInt16($0 * 257) }, bits: 16)
    let picture = try Fixtures.decode(try Fixtures.file("grey16.tif", file.bytes), PixelSize(256, 1))
    #expect(Self.largestDifference(picture, (0..<768).map { UInt8($0 / 3) }) <= 1)
  }
}
