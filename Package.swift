// swift-tools-version: 6.2
import PackageDescription

// The settings of every target: upcoming features and, in CI, warnings as errors.
let settings: [SwiftSetting] =
  [
    "MemberImportVisibility", "InternalImportsByDefault", "ExistentialAny", "NonisolatedNonsendingByDefault",
    "InferIsolatedConformances",
  ].map { .enableUpcomingFeature($0) }
  + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])

/// Optimizes in debug builds, where pixel loops would otherwise be 8 to 10 times slower. Whole-module optimization
/// allows inlining between files. `-num-threads` makes the compiler write one object file per source file, as the build
/// expects.
let pixelSettings =
  settings
  + [
    .unsafeFlags(
      ["-O", "-whole-module-optimization", "-num-threads", "2", "-disable-batch-mode"], .when(configuration: .debug))
  ]

let argumentParser: Target.Dependency = .product(name: "ArgumentParser", package: "swift-argument-parser")
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")
let domain: Target.Dependency = .product(name: "Domain", package: "Domain")
let reactive: Target.Dependency = .product(name: "Reactive", package: "Reactive")
let presentation: Target.Dependency = .product(name: "Presentation", package: "Presentation")
let terminal: Target.Dependency = .product(name: "Terminal", package: "Terminal")
let images: Target.Dependency = .product(name: "Images", package: "Images")
let web: Target.Dependency = .product(name: "Web", package: "Web")
let terminalImage: Target.Dependency = .product(name: "TerminalImage", package: "Terminal")

let package = Package(
  name: "photolist",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "photolist", targets: ["photolist"]),
    .executable(name: "samples", targets: ["samples"]),
    .executable(name: "demo-server", targets: ["demo-server"]),
  ],
  dependencies: [
    .package(path: "Packages/Domain"),
    .package(path: "Packages/Reactive"),
    .package(path: "Packages/Data"),
    .package(path: "Packages/Presentation"),
    .package(path: "Packages/Images"),
    .package(path: "Packages/Terminal"),
    .package(path: "Packages/Web"),
    .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
    .package(url: "https://github.com/apple/swift-http-types", .upToNextMinor(from: "1.8.0")),
    .package(url: "https://github.com/apple/swift-log", .upToNextMinor(from: "1.16.2")),
    .package(url: "https://github.com/swhitty/FlyingFox", .upToNextMinor(from: "0.27.1")),
    .package(url: "https://github.com/swiftlang/swift-subprocess", .upToNextMinor(from: "1.0.2")),
    .package(url: "https://github.com/apple/swift-system", .upToNextMinor(from: "1.8.1")),
  ],
  targets: [
    .executableTarget(
      name: "photolist",
      dependencies: [
        "AppSupport", domain, reactive, presentation,
        .product(name: "FolderSource", package: "Data"),
        .product(name: "Networking", package: "Data"),
        .product(name: "Persistence", package: "Data"),
        .product(name: "Repositories", package: "Data"),
        images, terminal, terminalImage, web, "DemoServer", argumentParser, logging,
      ],
      path: "Apps/photolist",
      exclude: ["Documentation", "README.md", "Serve/Page"],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "samples",
      dependencies: [
        "AppSupport", domain, reactive, presentation,
        .product(name: "Networking", package: "Data"),
        .product(name: "Persistence", package: "Data"),
        .product(name: "Repositories", package: "Data"),
        images, terminal, terminalImage, web, "Landscape", argumentParser, logging,
      ],
      path: "Apps/samples",
      exclude: ["README.md", "Serve/Page"],
      swiftSettings: settings
    ),
    .target(
      name: "AppSupport",
      dependencies: [
        domain, reactive, presentation,
        .product(name: "Networking", package: "Data"),
        .product(name: "Persistence", package: "Data"),
        .product(name: "Repositories", package: "Data"),
        terminal, web, "CMalloc", argumentParser, logging,
      ],
      path: "Apps/AppSupport",
      exclude: ["CMalloc", "README.md"],
      swiftSettings: settings
    ),
    .systemLibrary(name: "CMalloc", path: "Apps/AppSupport/CMalloc"),
    .target(name: "ProgramTesting", path: "Tests/ProgramTesting", swiftSettings: settings),
    .testTarget(
      name: "AcceptanceTests",
      dependencies: [
        "photolist", "samples", "ProgramTesting",
        .product(name: "NetworkingTesting", package: "Data"),
        web,
        .product(name: "WebTesting", package: "Web"),
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings
    ),
    .executableTarget(
      name: "demo-server",
      dependencies: ["DemoServer", "Landscape", images, argumentParser],
      path: "Apps/demo-server/demo-server",
      swiftSettings: settings
    ),
    .target(
      name: "DemoServer",
      dependencies: [
        "Landscape", images,
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ],
      path: "Apps/demo-server/DemoServer",
      swiftSettings: settings
    ),
    .target(
      name: "Landscape",
      dependencies: [images],
      path: "Apps/demo-server/Landscape",
      swiftSettings: pixelSettings
    ),
    .testTarget(
      name: "DemoServerTests",
      dependencies: [
        "DemoServer", "Landscape", "demo-server", images,
        .product(name: "FlyingFox", package: "FlyingFox"),
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "ScreenTests",
      dependencies: [
        "photolist", "samples", "ProgramTesting",
        .product(name: "NetworkingTesting", package: "Data"),
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "BrowserTests",
      dependencies: [
        "photolist", "samples", "ProgramTesting",
        .product(name: "Networking", package: "Data"),
        .product(name: "NetworkingTesting", package: "Data"),
        web,
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Subprocess", package: "swift-subprocess"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "PictureTests",
      dependencies: [
        "photolist", domain, presentation, images, terminal, terminalImage, web,
        .product(name: "DomainTesting", package: "Domain"),
        .product(name: "ReactiveTesting", package: "Reactive"),
      ],
      swiftSettings: settings
    ),
    .testTarget(
      name: "BoundaryTests",
      dependencies: [.product(name: "Subprocess", package: "swift-subprocess")],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
