// swift-tools-version: 6.2

import PackageDescription

/// Every Swift target is compiled the same way: Swift 6, strict memory safety, and no warning left standing.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

func module(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(of name: String, _ dependencies: [Target.Dependency] = [], data: [String] = []) -> Target {
  .testTarget(
    name: "\(name)Tests", dependencies: [.target(name: name)] + dependencies, exclude: data,
    swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)])
}

let package = Package(
  name: "closeup",
  products: [
    .executable(name: "closeup", targets: ["closeup"]),
    .executable(name: "closeup-decoder", targets: ["closeup-decoder"]),
  ],
  targets: [
    // C libraries, each seen by exactly one Swift module.
    .systemLibrary(name: "CSDL", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(name: "CText", providers: [.apt(["libfontconfig-dev", "libfribidi-dev"])]),
    .systemLibrary(name: "CJansson", providers: [.apt(["libjansson-dev"])]),
    .systemLibrary(name: "CXXHash", providers: [.apt(["libxxhash-dev"])]),
    .systemLibrary(name: "CArchive", pkgConfig: "libarchive", providers: [.apt(["libarchive-dev"])]),
    .systemLibrary(name: "CVips", pkgConfig: "vips", providers: [.apt(["libvips-dev"])]),
    .systemLibrary(name: "CWebP", pkgConfig: "libwebpdemux", providers: [.apt(["libwebp-dev"])]),
    .target(name: "CLinux"),

    // Pure values: no clock, no files, no C.
    module("Geometry"),
    module("Motion", ["Geometry"]),
    module("Rules"),

    // The owner's files, and the photos in them.
    module("Media", ["Geometry", "Motion", "Rules", "CJansson", "CXXHash", "CLinux"]),
    module("DecoderProtocol", ["Geometry"]),
    module("Decoder", ["DecoderProtocol", "Geometry", "CVips", "CWebP", "CLinux"]),
    module("Photos", ["DecoderProtocol", "Geometry", "CLinux"]),
    module("Archives", ["Media", "CArchive", "CLinux"]),
    module(
      "Workshop", ["Media", "Photos", "DecoderProtocol", "Geometry", "Motion", "Rules", "Archives", "CLinux"]),

    // What the player sees, and what draws it.
    module("Scenes", ["Geometry", "Motion", "Rules", "Media"]),
    module("Editor", ["Scenes", "Geometry", "Motion", "Rules", "Media"]),
    module("SDLKit", ["Geometry", "CSDL", "CText"]),
    module(
      "App",
      ["Editor", "Scenes", "Motion", "Rules", "Geometry", "Media", "Photos", "Workshop", "SDLKit", "CLinux"]),
    module("SceneTestKit", ["Scenes", "Motion", "Rules", "Geometry", "Media"]),

    .executableTarget(name: "closeup", dependencies: ["App"], swiftSettings: strict),
    .executableTarget(name: "closeup-decoder", dependencies: ["Decoder"], swiftSettings: strict),
    // The game's side of scripts/bench.
    .executableTarget(
      name: "closeup-bench", dependencies: ["Photos", "DecoderProtocol", "Geometry", "Media"],
      path: "Benchmarks/Client", swiftSettings: strict),

    tests(of: "Geometry"),
    tests(of: "Motion", ["Geometry"]),
    tests(of: "Rules"),
    tests(of: "Media", ["Geometry", "Motion", "Rules"]),
    .systemLibrary(
      name: "CLittleCMS", path: "Tests/CLittleCMS", pkgConfig: "lcms2", providers: [.apt(["liblcms2-dev"])]),
    tests(of: "Decoder", ["DecoderProtocol", "Geometry", "CLittleCMS"], data: ["Fixtures"]),
    tests(of: "Photos", ["DecoderProtocol", "Geometry", "closeup-decoder"]),
    tests(of: "Archives", ["Media"]),
    tests(
      of: "Workshop",
      ["Archives", "Media", "Photos", "DecoderProtocol", "Geometry", "Motion", "closeup", "closeup-decoder"]),
    tests(
      of: "Scenes", ["SceneTestKit", "Motion", "Rules", "Geometry", "Media"],
      data: ["Fixtures", "Snapshots"]),
    tests(
      of: "Editor", ["Scenes", "SceneTestKit", "Motion", "Rules", "Geometry", "Media"], data: ["Snapshots"]),
    tests(of: "SDLKit", ["Geometry"]),
    tests(
      of: "App",
      [
        "Editor", "Scenes", "SceneTestKit", "SDLKit", "Media", "Photos", "Geometry", "Workshop", "closeup",
        "closeup-decoder", "drop-file",
      ], data: ["Golden"]),
    // Drops files on windows, which xdotool cannot.
    .executableTarget(name: "drop-file", path: "Tests/Drop", linkerSettings: [.linkedLibrary("X11")]),
  ]
)
