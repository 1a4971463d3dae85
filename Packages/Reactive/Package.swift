// swift-tools-version: 6.2
import PackageDescription

// Swift 6 mode, and the features that keep an import visible only where it is written.
let settings: [SwiftSetting] =
  [
    "MemberImportVisibility", "InternalImportsByDefault", "ExistentialAny", "NonisolatedNonsendingByDefault",
    "InferIsolatedConformances",
  ].map { .enableUpcomingFeature($0) }
  + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])

let package = Package(
  name: "Reactive",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Reactive", targets: ["Reactive"]),
    .library(name: "ReactiveTesting", targets: ["ReactiveTesting"]),
    // Links XCTest, so only tests can use it.
    .library(name: "ReactiveXCTest", targets: ["ReactiveXCTest"]),
  ],
  targets: [
    .target(name: "Reactive", swiftSettings: settings),
    .target(name: "ReactiveTesting", dependencies: ["Reactive"], swiftSettings: settings),
    .target(name: "ReactiveXCTest", dependencies: ["Reactive", "ReactiveTesting"], swiftSettings: settings),
    .testTarget(name: "ReactiveTests", dependencies: ["Reactive", "ReactiveTesting"], swiftSettings: settings),
    .testTarget(
      name: "ReactiveXCTestTests", dependencies: ["Reactive", "ReactiveTesting", "ReactiveXCTest"],
      swiftSettings: settings),
    // View models as RxSwift's users write them: Swift 6 mode, but none of the features that we add.
    .testTarget(name: "RxStyleTests", dependencies: ["Reactive", "ReactiveTesting"]),
  ],
  swiftLanguageModes: [.v6]
)
