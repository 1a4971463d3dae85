// swift-tools-version: 6.2
import PackageDescription

// A separate package, so that users of Persistence do not build the benchmark's dependencies.
let settings: [SwiftSetting] =
  ["MemberImportVisibility", "InternalImportsByDefault", "ExistentialAny", "NonisolatedNonsendingByDefault"]
  .map { .enableUpcomingFeature($0) }

let domain: Target.Dependency = .product(name: "Domain", package: "Domain")
let persistence: Target.Dependency = .product(name: "Persistence", package: "Data")

let package = Package(
  name: "StoreBenchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(path: "../../../Domain"),
    .package(path: "../.."),
    .package(url: "https://github.com/groue/GRDB.swift", .upToNextMinor(from: "7.10.0")),
    .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
  ],
  targets: [
    .executableTarget(
      name: "store-bench",
      dependencies: [
        domain, persistence, .product(name: "GRDB", package: "GRDB.swift"),
        .product(name: "GRDBSQLite", package: "GRDB.swift"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "minimal-command", dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")],
      swiftSettings: settings),
    .executableTarget(name: "store-worker", dependencies: [domain, persistence], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
