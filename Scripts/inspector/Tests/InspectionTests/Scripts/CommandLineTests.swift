import Foundation
import Testing

@testable import Inspection

@Suite("The inspector's command line")
struct CommandLineTests {
  private func inspector(_ arguments: String...) throws -> Command.Result {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardizedFileURL
    return try Command([package.appending(path: ".build/debug/inspector").path] + arguments).run()
  }

  @Test("A plan lists each package with its folder and filter")
  func planLines() throws {
    let repository = try TemporaryFolder()
    try repository.write("Packages/A/Package.swift", manifest)
    try repository.write("Packages/notes.txt", "not a package")

    let plan = try inspector(repository.url.path, "test-plan", "ATests")

    #expect(plan.output == "A\t\(repository.url.path)/Packages/A\tdebug\t^(ATests)[.]\n")
    #expect(plan.status == 0)
  }

  @Test("A plan includes nested packages that have tests")
  func nestedPackages() throws {
    let repository = try TemporaryFolder()
    try repository.write("Packages/A/Package.swift", manifest)
    let inner = manifest.replacing("\"A\"", with: "\"B\"").replacing("ATests", with: "BTests")
    try repository.write("Packages/A/Bridge/Package.swift", inner)
    try repository.write("Packages/A/Bridge/Tests/BTests/BTests.swift", "")
    try repository.write("Packages/A/Benchmarks/Package.swift", "not even a manifest")

    let plan = try inspector(repository.url.path, "test-plan")

    let folder = "\(repository.url.path)/Packages/A"
    #expect(plan.output == "A\t\(folder)\tdebug\t\nB\t\(folder)/Bridge\tdebug\t\n")
    #expect(plan.status == 0)
  }

  @Test("A package whose unsafe code depends on the optimizer is tested in debug and in release")
  func plansBothConfigurations() throws {
    let repository = try TemporaryFolder()
    try repository.write("Packages/Reactive/Package.swift", manifest.replacing("\"A\"", with: "\"Reactive\""))
    for name in ["Reactive", "Reactive-release"] {
      try repository.write("results/\(name)/build.status", name == "Reactive" ? "0\n" : "1\n")
      try repository.write("results/\(name)/test.status", "0\n")
    }

    let plan = try inspector(repository.url.path, "test-plan")
    let report = try inspector(repository.url.path, "test-report", repository.url.appending(path: "results").path)

    let folder = "\(repository.url.path)/Packages/Reactive"
    #expect(plan.output == "Reactive\t\(folder)\tdebug\t\nReactive-release\t\(folder)\trelease\t\n")
    #expect(report.output.contains("FAILED Reactive-release does not build"))
  }

  @Test("A report exits with 1 if a package, target or test failed")
  func failedReportStatus() throws {
    let repository = try TemporaryFolder()
    try repository.write("Packages/A/Package.swift", manifest)
    try repository.write("results/A/build.status", "0\n")
    try repository.write("results/A/test.status", "0\n")

    let report = try inspector(repository.url.path, "test-report", repository.url.appending(path: "results").path)

    #expect(report.output.hasSuffix("FAILED ATests: none of its tests ran\n\n0 passed, 1 failed\n"))
    #expect(report.status == 1)
  }

  @Test("A repository without packages is an error")
  func repositoryWithoutPackages() throws {
    let repository = try TemporaryFolder()

    let plan = try inspector(repository.url.path, "test-plan")

    #expect(plan.status == 64)
    #expect(plan.errors.contains("No Packages/*/Package.swift"))
  }

  @Test("A manifest that does not compile causes an error with the compiler's message")
  func brokenManifest() throws {
    let repository = try TemporaryFolder()
    try repository.write("Packages/A/Package.swift", manifest + "\nlet x: Int = \"\"")

    let plan = try inspector(repository.url.path, "test-plan")

    #expect(plan.status == 64)
    #expect(plan.errors.contains("cannot convert value of type 'String'"))
  }

  private let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "A",
      targets: [.target(name: "A"), .testTarget(name: "ATests", dependencies: ["A"])]
    )
    """
}
