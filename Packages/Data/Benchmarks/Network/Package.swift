// swift-tools-version: 6.2
import PackageDescription

// Enables Swift 6 mode and the upcoming features that the project uses.
let settings: [SwiftSetting] =
  [
    "MemberImportVisibility", "InternalImportsByDefault", "ExistentialAny", "NonisolatedNonsendingByDefault",
    "InferIsolatedConformances",
  ].map { .enableUpcomingFeature($0) }

// Each client has its own program, so that its memory, threads and startup time are measured alone.
let package = Package(
  name: "NetworkBenchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Data", path: "../.."),
    .package(url: "https://github.com/apple/swift-http-types", .upToNextMinor(from: "1.8.0")),
    .package(url: "https://github.com/swift-server/async-http-client", .upToNextMinor(from: "1.37.0")),
    .package(url: "https://github.com/apple/swift-nio", .upToNextMinor(from: "2.101.2")),
    .package(url: "https://github.com/apple/swift-nio-ssl", .upToNextMinor(from: "2.37.6")),
  ],
  targets: [
    .target(name: "ClientSupport", swiftSettings: settings),
    .executableTarget(
      name: "networking-client",
      dependencies: [
        "ClientSupport", .product(name: "Networking", package: "Data"),
        .product(name: "NetworkingTesting", package: "Data"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(name: "urlsession-client", dependencies: ["ClientSupport"], swiftSettings: settings),
    .executableTarget(
      name: "asynchttpclient-client",
      dependencies: [
        "ClientSupport", .product(name: "AsyncHTTPClient", package: "async-http-client"),
        .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOSSL", package: "swift-nio-ssl"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(name: "network-bench", dependencies: ["ClientSupport"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
