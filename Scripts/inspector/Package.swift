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
  name: "inspector",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "Inspection", swiftSettings: settings),
    .executableTarget(name: "inspector", dependencies: ["Inspection"], swiftSettings: settings),
    .testTarget(name: "InspectionTests", dependencies: ["Inspection", "inspector"], swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
