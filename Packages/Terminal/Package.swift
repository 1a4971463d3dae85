// swift-tools-version: 6.2
import PackageDescription

// Swift 6 mode, and upcoming features for stricter imports, existentials and isolation.
let settings: [SwiftSetting] =
  [
    "MemberImportVisibility", "InternalImportsByDefault", "ExistentialAny", "NonisolatedNonsendingByDefault",
    "InferIsolatedConformances",
  ].map { .enableUpcomingFeature($0) }
  + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])

/// Settings that also optimize debug builds, because pixel loops are 8 to 10 times slower without optimization.
/// `-whole-module-optimization` allows inlining between files. `-num-threads` makes the compiler write an object file
/// for each source file, as SwiftPM expects.
let pixelSettings =
  settings
  + [
    .unsafeFlags(
      ["-O", "-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode"], .when(configuration: .debug))
  ]

let package = Package(
  name: "Terminal",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Terminal", targets: ["Terminal"]),
    .library(name: "TerminalImage", targets: ["TerminalImage"]),
  ],
  dependencies: [
    .package(path: "../Images"),
    .package(path: "../Reactive"),
  ],
  targets: [
    .target(
      name: "Terminal",
      dependencies: [.product(name: "Reactive", package: "Reactive")],
      swiftSettings: settings
    ),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]
    ),
    .target(
      name: "TerminalImage",
      dependencies: ["CZlib", "Terminal", .product(name: "Images", package: "Images")],
      swiftSettings: pixelSettings
    ),
    .executableTarget(
      name: "terminal-probe",
      dependencies: ["Terminal", .product(name: "Reactive", package: "Reactive")],
      path: "Tests/Probe",
      swiftSettings: settings
    ),
    .testTarget(
      name: "TerminalTests",
      dependencies: [
        "Terminal",
        "terminal-probe",
        .product(name: "Reactive", package: "Reactive"),
        .product(name: "ReactiveTesting", package: "Reactive"),
      ],
      exclude: ["Corpus/corpus.txt"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "TerminalImageTests",
      dependencies: [
        "CZlib",
        "Terminal",
        "TerminalImage",
        .product(name: "Images", package: "Images"),
        .product(name: "ImagesTesting", package: "Images"),
      ],
      exclude: ["corpus.txt"],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
