import Foundation
import Testing

@testable import Inspection

struct CommandLineTests {
  private func inspector(_ arguments: String...) throws -> Command.Result {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardizedFileURL
    return try Command([package.appending(path: ".build/debug/inspector").path] + arguments).run()
  }

  @Test func `a plan names each package, its folder and its filter`() throws {
    let house = try TemporaryFolder()
    try house.write("Packages/A/Package.swift", manifest)
    try house.write("Packages/notes.txt", "not a package")

    let plan = try inspector(house.url.path, "test-plan", "ATests")

    #expect(plan.output == "A\t\(house.url.path)/Packages/A\tdebug\t^(ATests)[.]\n")
    #expect(plan.status == 0)
  }

  @Test func `a plan holds a package inside a package when it has tests`() throws {
    let house = try TemporaryFolder()
    try house.write("Packages/A/Package.swift", manifest)
    let inner = manifest.replacing("\"A\"", with: "\"B\"").replacing("ATests", with: "BTests")
    try house.write("Packages/A/Bridge/Package.swift", inner)
    try house.write("Packages/A/Bridge/Tests/BTests/BTests.swift", "")
    try house.write("Packages/A/Benchmarks/Package.swift", "not even a manifest")

    let plan = try inspector(house.url.path, "test-plan")

    #expect(plan.output == "A\t\(house.url.path)/Packages/A\tdebug\t\nB\t\(house.url.path)/Packages/A/Bridge\tdebug\t\n")
    #expect(plan.status == 0)
  }

  @Test("A package whose unsafe code depends on the optimizer is tested in debug and in release")
  func plansBothConfigurations() throws {
    let house = try TemporaryFolder()
    try house.write("Packages/Reactive/Package.swift", manifest.replacing("\"A\"", with: "\"Reactive\""))
    for name in ["Reactive", "Reactive-release"] {
      try house.write("results/\(name)/build.status", name == "Reactive" ? "0\n" : "1\n")
      try house.write("results/\(name)/test.status", "0\n")
    }

    let plan = try inspector(house.url.path, "test-plan")
    let report = try inspector(house.url.path, "test-report", house.url.appending(path: "results").path)

    let folder = "\(house.url.path)/Packages/Reactive"
    #expect(plan.output == "Reactive\t\(folder)\tdebug\t\nReactive-release\t\(folder)\trelease\t\n")
    #expect(report.output.contains("FAILED Reactive-release does not build"))
  }

  @Test func `a report exits with 1 when something failed`() throws {
    let house = try TemporaryFolder()
    try house.write("Packages/A/Package.swift", manifest)
    try house.write("results/A/build.status", "0\n")
    try house.write("results/A/test.status", "0\n")

    let report = try inspector(house.url.path, "test-report", house.url.appending(path: "results").path)

    #expect(report.output.hasSuffix("FAILED ATests: none of its tests ran\n\n0 passed, 1 failed\n"))
    #expect(report.status == 1)
  }

  @Test func `a repository without packages is refused`() throws {
    let house = try TemporaryFolder()

    let plan = try inspector(house.url.path, "test-plan")

    #expect(plan.status == 64)
    #expect(plan.errors.contains("there is no Packages/*/Package.swift"))
  }

  @Test func `a manifest that does not compile is refused with the compiler's message`() throws {
    let house = try TemporaryFolder()
    try house.write("Packages/A/Package.swift", manifest + "\nlet x: Int = \"\"")

    let plan = try inspector(house.url.path, "test-plan")

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
