// swift-tools-version: 6.2
import PackageDescription

// Swift 6 mode, and the features that keep an import visible only where it is written.
let settings: [SwiftSetting] =
  [
    "MemberImportVisibility", "InternalImportsByDefault", "ExistentialAny", "NonisolatedNonsendingByDefault",
    "InferIsolatedConformances",
  ].map { .enableUpcomingFeature($0) }
  + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])

/// Pixel loops are 8 to 10 times slower unoptimised, and `swift run` is a debug build.
let pixelSettings = settings + [.unsafeFlags(["-O"], .when(configuration: .debug))]

let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")
let terminalImage: Target.Dependency = .product(name: "TerminalImage", package: "Terminal")

let package = Package(
  name: "photolist",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "demo-server", targets: ["demo-server"])
  ],
  dependencies: [
    .package(path: "Packages/Terminal"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    .executableTarget(
      name: "demo-server",
      dependencies: ["DemoServer", "Landscape", terminalImage, argumentParser],
      path: "Apps/demo-server/demo-server",
      swiftSettings: settings
    ),
    .target(
      name: "DemoServer",
      dependencies: [
        "Landscape", terminalImage,
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      path: "Apps/demo-server/DemoServer",
      swiftSettings: settings
    ),
    .target(
      name: "Landscape",
      dependencies: [terminalImage],
      path: "Apps/demo-server/Landscape",
      swiftSettings: pixelSettings
    ),
    .testTarget(
      name: "DemoServerTests",
      dependencies: [
        "DemoServer", "Landscape", terminalImage,
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      swiftSettings: settings
    ),
    .testTarget(name: "BoundaryTests", swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
