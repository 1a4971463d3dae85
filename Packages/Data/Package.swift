// swift-tools-version: 6.2
import PackageDescription

// Enables Swift 6 mode and the upcoming features that the project uses.
let settings: [SwiftSetting] =
  [
    "MemberImportVisibility", "InternalImportsByDefault", "ExistentialAny", "NonisolatedNonsendingByDefault",
    "InferIsolatedConformances",
  ].map { .enableUpcomingFeature($0) }
  + (Context.environment["CI"] == nil ? [] : [.treatAllWarnings(as: .error)])

let domain: Target.Dependency = .product(name: "Domain", package: "Domain")
let domainTesting: Target.Dependency = .product(name: "DomainTesting", package: "Domain")
let grdb: Target.Dependency = .product(name: "GRDB", package: "GRDB.swift")
let httpTypes: Target.Dependency = .product(name: "HTTPTypes", package: "swift-http-types")
let logging: Target.Dependency = .product(name: "Logging", package: "swift-log")
let subprocess: Target.Dependency = .product(name: "Subprocess", package: "swift-subprocess")
let systemPackage: Target.Dependency = .product(name: "SystemPackage", package: "swift-system")

let package = Package(
  name: "Data",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "FolderSource", targets: ["FolderSource"]),
    .library(name: "Networking", targets: ["Networking"]),
    .library(name: "NetworkingTesting", targets: ["NetworkingTesting"]),
    .library(name: "Persistence", targets: ["Persistence"]),
    .library(name: "Repositories", targets: ["Repositories"]),
  ],
  dependencies: [
    .package(path: "../Domain"),
    .package(url: "https://github.com/apple/swift-http-types", .upToNextMinor(from: "1.8.0")),
    .package(url: "https://github.com/apple/swift-log", .upToNextMinor(from: "1.16.2")),
    .package(url: "https://github.com/apple/swift-system", .upToNextMinor(from: "1.8.1")),
    .package(url: "https://github.com/groue/GRDB.swift", .upToNextMinor(from: "7.10.0")),
    .package(url: "https://github.com/swiftlang/swift-subprocess", .upToNextMinor(from: "1.0.2")),
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
    .target(name: "SQLiteCheck"),
    .target(name: "Persistence", dependencies: ["SQLiteCheck", domain, grdb], swiftSettings: settings),
    .target(
      name: "Repositories",
      dependencies: [domain, "Networking", "Persistence", httpTypes],
      swiftSettings: settings
    ),
    .systemLibrary(
      name: "CExif",
      pkgConfig: "libexif",
      providers: [.apt(["libexif-dev"]), .brew(["libexif"])]
    ),
    .target(
      name: "FolderSource",
      dependencies: ["CExif", domain, "Networking", "Persistence", httpTypes],
      swiftSettings: settings
    ),
    .testTarget(
      name: "FolderSourceTests",
      dependencies: ["FolderSource", "Networking", "Persistence", domain, domainTesting],
      swiftSettings: settings
    ),
    .testTarget(
      name: "NetworkingTests",
      dependencies: ["Networking", "NetworkingTesting", httpTypes, logging, subprocess, systemPackage],
      swiftSettings: settings
    ),
    .testTarget(
      name: "PersistenceTests",
      dependencies: ["Persistence", domain, domainTesting, grdb],
      exclude: ["Fixtures"],
      swiftSettings: settings
    ),
    .testTarget(
      name: "RepositoriesTests",
      dependencies: [
        "Repositories", "Networking", "NetworkingTesting", "Persistence", domain, domainTesting, httpTypes,
      ],
      resources: [.copy("Fixtures")],
      swiftSettings: settings
    ),
  ],
  swiftLanguageModes: [.v6]
)

// Packages/Data/Tests/fixtures sets this variable. It needs only Persistence and its tests.
if Context.environment["PHOTOLIST_FIXTURE"] != nil {
  package.products.removeAll { $0.name != "Persistence" }
  package.targets.removeAll { !["SQLiteCheck", "Persistence", "PersistenceTests"].contains($0.name) }
}
