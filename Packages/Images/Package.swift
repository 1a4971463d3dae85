// swift-tools-version: 6.2
import PackageDescription

// Swift 6 mode, and features that limit an import to the file that contains it.
let settings: [SwiftSetting] =
  [
    "MemberImportVisibility", "InternalImportsByDefault", "ExistentialAny", "NonisolatedNonsendingByDefault",
    "InferIsolatedConformances",
  ].map { .enableUpcomingFeature($0) }
  + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])

/// Also optimizes debug builds, because pixel loops are 8 to 10 times slower without optimization. `-wmo` allows
/// inlining between files, and `-num-threads` produces the object for each file that the build expects.
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
