// swift-tools-version: 6.2
import PackageDescription

// Swift 6 mode, and upcoming features for stricter imports, existentials and isolation.
let settings: [SwiftSetting] =
  [
    "MemberImportVisibility", "InternalImportsByDefault", "ExistentialAny", "NonisolatedNonsendingByDefault",
    "InferIsolatedConformances",
  ].map { .enableUpcomingFeature($0) }
  + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])

let package = Package(
  name: "Web",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Web", targets: ["Web"]),
    .library(name: "WebTesting", targets: ["WebTesting"]),
  ],
  dependencies: [
    .package(path: "../Reactive"),
    .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
  ],
  targets: [
    .target(
      name: "Web",
      dependencies: [
        .product(name: "Reactive", package: "Reactive"),
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      swiftSettings: settings
    ),
    .target(
      name: "WebTesting",
      dependencies: ["Web", .product(name: "FlyingSocks", package: "FlyingFox")],
      swiftSettings: settings
    ),
    .testTarget(
      name: "WebTests",
      dependencies: [
        "Web", "WebTesting",
        .product(name: "Reactive", package: "Reactive"),
        .product(name: "ReactiveTesting", package: "Reactive"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
