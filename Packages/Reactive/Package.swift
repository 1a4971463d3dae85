// swift-tools-version: 6.2
import PackageDescription

// Swift 6 mode, with upcoming features for stricter imports, existentials and isolation.
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
    .library(name: "ReactiveCompat", targets: ["ReactiveCompat"]),
    .library(name: "ReactiveObservation", targets: ["ReactiveObservation"]),
    .library(name: "ReactiveTesting", targets: ["ReactiveTesting"]),
    // Only tests can use this library, because it links XCTest.
    .library(name: "ReactiveXCTest", targets: ["ReactiveXCTest"]),
  ],
  targets: [
    .target(name: "Reactive", swiftSettings: settings),
    .target(name: "ReactiveCompat", dependencies: ["Reactive"], swiftSettings: settings),
    .target(name: "ReactiveObservation", dependencies: ["Reactive"], swiftSettings: settings),
    .target(name: "ReactiveTesting", dependencies: ["Reactive"], swiftSettings: settings),
    .target(name: "ReactiveXCTest", dependencies: ["Reactive", "ReactiveTesting"], swiftSettings: settings),
    .testTarget(name: "ReactiveTests", dependencies: ["Reactive", "ReactiveTesting"], swiftSettings: settings),
    .testTarget(
      name: "ReactiveCompatTests", dependencies: ["Reactive", "ReactiveCompat", "ReactiveTesting"],
      exclude: ["Migrate"], swiftSettings: settings),
    .testTarget(
      name: "ReactiveObservationTests", dependencies: ["Reactive", "ReactiveObservation"], swiftSettings: settings),
    .testTarget(
      name: "ReactiveXCTestTests", dependencies: ["Reactive", "ReactiveTesting", "ReactiveXCTest"],
      swiftSettings: settings),
    // View models in the usual style of RxSwift code, in Swift 6 mode without the upcoming features above.
    .testTarget(name: "RxStyleTests", dependencies: ["Reactive", "ReactiveCompat", "ReactiveTesting"]),
    // The files of RxStyleTests (through a symbolic link) with the main actor as the default isolation.
    .testTarget(
      name: "RxStyleMainActorTests", dependencies: ["Reactive", "ReactiveCompat", "ReactiveTesting"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)
