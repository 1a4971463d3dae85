// swift-tools-version: 6.2
import PackageDescription

// This is a separate package, so that a build of Reactive does not fetch OpenCombine.
let settings: [SwiftSetting] =
  [
    "MemberImportVisibility", "InternalImportsByDefault", "ExistentialAny", "NonisolatedNonsendingByDefault",
    "InferIsolatedConformances",
  ].map { .enableUpcomingFeature($0) }
  + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])

let package = Package(
  name: "ReactiveCombine",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "ReactiveCombine", targets: ["ReactiveCombine"])
  ],
  dependencies: [
    .package(name: "Reactive", path: ".."),
    .package(url: "https://github.com/OpenCombine/OpenCombine.git", .upToNextMinor(from: "0.14.0")),
  ],
  targets: [
    .target(
      name: "ReactiveCombine",
      dependencies: [
        .product(name: "Reactive", package: "Reactive"),
        .product(name: "OpenCombine", package: "OpenCombine", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ReactiveCombineTests",
      dependencies: [
        "ReactiveCombine", .product(name: "Reactive", package: "Reactive"),
        .product(name: "ReactiveTesting", package: "Reactive"),
        .product(name: "OpenCombine", package: "OpenCombine", condition: .when(platforms: [.linux])),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
