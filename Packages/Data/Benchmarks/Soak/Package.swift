// swift-tools-version: 6.2
import PackageDescription

// Enables Swift 6 mode and the upcoming features that the project uses.
let settings: [SwiftSetting] =
  [
    "MemberImportVisibility", "InternalImportsByDefault", "ExistentialAny", "NonisolatedNonsendingByDefault",
    "InferIsolatedConformances",
  ].map { .enableUpcomingFeature($0) }

let package = Package(
  name: "NetworkSoak",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Data", path: "../.."),
    .package(url: "https://github.com/apple/swift-http-types", .upToNextMinor(from: "1.8.0")),
  ],
  targets: [
    .executableTarget(
      name: "network-soak",
      dependencies: [
        .product(name: "Networking", package: "Data"), .product(name: "NetworkingTesting", package: "Data"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "network-fetch",
      dependencies: [.product(name: "Networking", package: "Data")],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
