// swift-tools-version: 6.2
import PackageDescription

// The settings of every target: upcoming features and, in CI, warnings as errors.
let settings: [SwiftSetting] =
  [
    "MemberImportVisibility", "InternalImportsByDefault", "ExistentialAny", "NonisolatedNonsendingByDefault",
    "InferIsolatedConformances",
  ].map { .enableUpcomingFeature($0) }
  + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])

/// Settings that also optimize debug builds, because pixel loops are 8 to 10 times slower without optimization.
/// `-whole-module-optimization` allows inlining between files. `-num-threads` makes the compiler write an object file
/// for each source file, as SwiftPM expects.
let pixelSettings =
  settings
  + [
    .unsafeFlags(
      ["-O", "-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode"], .when(configuration: .debug))
  ]

let package = Package(
  name: "Images",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Images", targets: ["Images"]),
    .library(name: "ImagesTesting", targets: ["ImagesTesting"]),
  ],
  targets: [
    .systemLibrary(
      name: "CTurboJPEG",
      pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]
    ),
    .target(name: "Images", dependencies: ["CTurboJPEG"], swiftSettings: pixelSettings),
    .target(name: "ImagesTesting", dependencies: ["Images"], swiftSettings: settings),
    .testTarget(name: "ImagesTests", dependencies: ["Images", "ImagesTesting"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
