// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that users of Reactive do not fetch the libraries that are only used for comparison.
let settings: [SwiftSetting] =
  ["MemberImportVisibility", "InternalImportsByDefault", "ExistentialAny", "NonisolatedNonsendingByDefault"]
  .map { .enableUpcomingFeature($0) }

let package = Package(
  name: "ReactiveBenchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Reactive", path: ".."),
    .package(url: "https://github.com/OpenCombine/OpenCombine.git", .upToNextMinor(from: "0.14.0")),
    .package(url: "https://github.com/apple/swift-async-algorithms.git", .upToNextMinor(from: "1.1.4")),
  ],
  targets: [
    .executableTarget(
      name: "reactive-bench",
      dependencies: [
        .product(name: "Reactive", package: "Reactive"),
        .product(name: "ReactiveTesting", package: "Reactive"),
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "AsyncAlgorithms", package: "swift-async-algorithms"),
        "CountingMalloc",
      ],
      swiftSettings: settings),
    // Replaces the C library's malloc to count allocations.
    .target(name: "CountingMalloc"),
  ],
  swiftLanguageModes: [.v6]
)
