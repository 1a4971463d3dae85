// swift-tools-version: 6.2
import PackageDescription

// Swift 6 mode, and the features that keep an import visible only where it is written.
let settings: [SwiftSetting] =
  [
    "MemberImportVisibility", "InternalImportsByDefault", "ExistentialAny", "NonisolatedNonsendingByDefault",
    "InferIsolatedConformances",
  ].map { .enableUpcomingFeature($0) }

let package = Package(
  name: "FrameBenchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Terminal", path: "../..")],
  targets: [
    .executableTarget(
      name: "frames-bench",
      dependencies: [.product(name: "Terminal", package: "Terminal")],
      swiftSettings: settings
    )
  ],
  swiftLanguageModes: [.v6]
)
