// swift-tools-version: 6.2
import PackageDescription

// Swift 6 mode, and upcoming features for stricter imports, existentials and isolation.
let settings: [SwiftSetting] =
  [
    "MemberImportVisibility", "InternalImportsByDefault", "ExistentialAny", "NonisolatedNonsendingByDefault",
    "InferIsolatedConformances",
  ].map { .enableUpcomingFeature($0) }

let terminal: Target.Dependency = .product(name: "Terminal", package: "Terminal")
let images: Target.Dependency = .product(name: "Images", package: "Images")
let terminalImage: Target.Dependency = .product(name: "TerminalImage", package: "Terminal")

let package = Package(
  name: "TerminalBenchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Terminal", path: ".."),
    .package(name: "Images", path: "../../Images"),
    .package(name: "Reactive", path: "../../Reactive"),
  ],
  targets: [
    .target(name: "Encoding", dependencies: [images, terminalImage], swiftSettings: settings),
    .executableTarget(
      name: "terminal-bench", dependencies: ["Encoding", images, terminal, terminalImage], swiftSettings: settings),
    .executableTarget(
      name: "gallery",
      dependencies: [
        "Encoding", images, terminal, terminalImage, .product(name: "Reactive", package: "Reactive"),
      ],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
