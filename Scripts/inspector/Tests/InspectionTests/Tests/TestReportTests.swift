import Foundation
import Testing

@testable import Inspection

@Suite("The test report")
struct TestReportTests {
  private func entry(isWhole: Bool = true) -> TestPlan.Entry {
    let package = Package(
      folder: URL(filePath: "/repository/Packages/Core"),
      manifest: Manifest(
        name: "Core",
        products: [],
        targets: [
          .init(name: "CLibrary", kind: .system),
          .init(name: "Inner", kind: .regular, dependencies: [.byName("CLibrary")]),
          .init(name: "Core", kind: .regular, dependencies: [.byName("Inner")]),
          .init(name: "CoreTests", kind: .test, dependencies: [.byName("Core")]),
        ]
      )
    )
    return TestPlan.Entry(package: package, modules: ["CoreTests"], isWhole: isWhole)
  }

  private func report(_ run: TestReport.Run, for entry: TestPlan.Entry) -> TestReport {
    var report = TestReport()
    report.add(run, for: entry)
    return report
  }

  private let passed = TestResult(module: "CoreTests", name: "a()", outcome: .passed)
  private let skipped = TestResult(module: "CoreTests", name: "b()", outcome: .skipped)
  private let failed = TestResult(module: "CoreTests", name: "c()", outcome: .failed, issues: ["T.swift:3: no"])

  @Test("The last line counts passed, failed and skipped tests")
  func lastLine() {
    let all = report(.init(buildStatus: 0, testStatus: 1, results: [passed, skipped, failed]), for: entry())
    let good = report(.init(buildStatus: 0, testStatus: 0, results: [passed]), for: entry())

    #expect(all.text.split(separator: "\n").last == "1 passed, 1 failed, 1 skipped")
    #expect(good.text.split(separator: "\n").last == "1 passed, 0 failed")
    #expect(all.text.contains("FAILED CoreTests c()\n    T.swift:3: no"))
  }

  @Test("A package that does not build has failed")
  func brokenBuild() {
    let report = report(.init(buildStatus: 1, testStatus: nil, results: []), for: entry())

    #expect(report.failures == ["Core does not build"])
  }

  @Test(
    "A test target fails if none of its tests ran",
    arguments: [[], [TestResult(module: "CoreTests", name: "b()", outcome: .skipped)]])
  func noTestRan(results: [TestResult]) {
    let report = report(.init(buildStatus: 0, testStatus: 0, results: results), for: entry())

    #expect(report.failures == ["CoreTests: none of its tests ran"])
  }

  @Test("A package fails if its test process fails, even if every test passed")
  func failedProcess() {
    let report = report(.init(buildStatus: 0, testStatus: 11, results: [passed]), for: entry())

    #expect(report.failures == ["Core: swift test exited with status 11, but no test failed"])
  }

  @Test("A target other than a system library fails if no test target depends on it")
  func untestedTarget() {
    var entry = entry()
    entry.package.manifest.targets.append(.init(name: "Forgotten", kind: .regular))
    entry.package.manifest.targets.append(.init(name: "CForgotten", kind: .system))
    let run = TestReport.Run(buildStatus: 0, testStatus: 0, results: [passed])

    #expect(report(run, for: entry).failures == ["Core: no test target depends on Forgotten, so nothing tests it"])
    entry.isWhole = false
    #expect(report(run, for: entry).failures.isEmpty)
  }
}
