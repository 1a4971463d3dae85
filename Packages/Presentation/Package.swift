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
  name: "Presentation",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Presentation", targets: ["Presentation"]),
    .library(name: "PresentationTesting", targets: ["PresentationTesting"]),
  ],
  dependencies: [
    .package(path: "../Domain"),
    .package(path: "../Reactive"),
  ],
  targets: [
    .target(
      name: "Presentation",
      dependencies: [.product(name: "Domain", package: "Domain"), .product(name: "Reactive", package: "Reactive")],
      swiftSettings: settings
    ),
    .target(
      name: "PresentationTesting",
      dependencies: [
        "Presentation",
        .product(name: "Reactive", package: "Reactive"),
        .product(name: "ReactiveTesting", package: "Reactive"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "PresentationTests",
      dependencies: [
        "Presentation",
        "PresentationTesting",
        .product(name: "Domain", package: "Domain"),
        .product(name: "DomainTesting", package: "Domain"),
        .product(name: "Reactive", package: "Reactive"),
        .product(name: "ReactiveTesting", package: "Reactive"),
      ],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
