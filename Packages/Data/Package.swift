// swift-tools-version: 6.2
import PackageDescription

// Swift 6 mode, and the features that keep an import visible only where it is written.
let settings: [SwiftSetting] =
  [
    "MemberImportVisibility", "InternalImportsByDefault", "ExistentialAny", "NonisolatedNonsendingByDefault",
    "InferIsolatedConformances",
  ].map { .enableUpcomingFeature($0) }
  + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])

let httpTypes: Target.Dependency = .product(name: "HTTPTypes", package: "swift-http-types")
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")

let package = Package(
  name: "Data",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Networking", targets: ["Networking"]),
    .library(name: "NetworkingTesting", targets: ["NetworkingTesting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
  ],
  targets: [
    .systemLibrary(
      name: "CCurl",
      pkgConfig: "libcurl",
      providers: [.apt(["libcurl4-openssl-dev"]), .brew(["curl"])]
    ),
    .target(name: "CurlShim", dependencies: ["CCurl"]),
    .target(name: "Networking", dependencies: ["CCurl", "CurlShim", httpTypes, logging], swiftSettings: settings),
    .target(name: "NetworkingTesting", dependencies: ["Networking", httpTypes], swiftSettings: settings),
    .testTarget(
      name: "NetworkingTests",
      dependencies: ["Networking", "NetworkingTesting", httpTypes, logging],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)
