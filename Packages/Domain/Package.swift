// swift-tools-version: 6.2
import PackageDescription

// The settings of every target: upcoming features and, in CI, warnings as errors.
let settings: [SwiftSetting] =
  [
    "MemberImportVisibility", "InternalImportsByDefault", "ExistentialAny", "NonisolatedNonsendingByDefault",
    "InferIsolatedConformances",
  ].map { .enableUpcomingFeature($0) }
  + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])

let package = Package(
  name: "Domain",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Domain", targets: ["Domain"]),
    .library(name: "DomainTesting", targets: ["DomainTesting"]),
  ],
  targets: [
    .target(name: "Domain", swiftSettings: settings),
    .target(name: "DomainTesting", dependencies: ["Domain"], swiftSettings: settings),
    .testTarget(name: "DomainTests", dependencies: ["Domain", "DomainTesting"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
