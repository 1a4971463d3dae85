/// The results of a `TestPlan`: a row for each test module, and the failures.
package struct TestReport: Sendable {
  package private(set) var rows: [Row] = []
  package private(set) var failures: [String] = []

  package struct Row: Sendable {
    package var package: String
    package var module: String
    package var passed = 0
    package var failed = 0
    package var skipped = 0
  }

  /// The result of building and testing one package.
  package struct Run: Sendable {
    package var buildStatus: Int32
    /// The exit status of the tests; nil if the build failed.
    package var testStatus: Int32?
    package var results: [TestResult]

    package init(buildStatus: Int32, testStatus: Int32?, results: [TestResult]) {
      self.buildStatus = buildStatus
      self.testStatus = testStatus
      self.results = results
    }
  }

  package var passed: Int { rows.reduce(0) { $0 + $1.passed } }
  package var skipped: Int { rows.reduce(0) { $0 + $1.skipped } }
  /// The number of failed tests, plus one for each package or module that failed without a failed test.
  package var failed: Int { failures.count }

  package init() {}

  package mutating func add(_ run: Run, for entry: TestPlan.Entry, in configuration: String = "debug") {
    let package = entry.package
    let name = entry.name(in: configuration)
    guard run.buildStatus == 0 else {
      rows.append(Row(package: name, module: "(does not build)", failed: 1))
      failures.append("\(name) does not build")
      return
    }
    let before = failures.count
    let resultsByModule = Dictionary(grouping: run.results, by: \.module)
    for module in Set(entry.modules).union(resultsByModule.keys).sorted() {
      add(module, of: name, results: resultsByModule[module] ?? [])
    }
    if entry.isWhole {
      addUntestedTargets(of: package)
    }
    if let status = run.testStatus, status != 0, failures.count == before {
      failures.append("\(name): swift test exited with status \(status), but no test failed")
    }
  }

  private mutating func add(_ module: String, of package: String, results: [TestResult]) {
    var row = Row(package: package, module: module)
    for result in results {
      switch result.outcome {
      case .passed:
        row.passed += 1
      case .skipped:
        row.skipped += 1
      case .failed:
        row.failed += 1
        let issues = result.issues.map { "\n    \($0)" }.joined()
        failures.append("\(module) \(result.name)\(issues)")
      }
    }
    if row.passed + row.failed == 0 {
      failures.append("\(module): none of its tests ran")
    }
    rows.append(row)
  }

  private mutating func addUntestedTargets(of package: Package) {
    let tested = package.tests.reduce(into: Set<String>()) { $0.formUnion(package.closure(of: $1)) }
    for target in package.manifest.targets where target.kind == .regular || target.kind == .executable {
      if !tested.contains(target.name) {
        failures.append("\(package.name): no test target depends on \(target.name), so nothing tests it")
      }
    }
  }

  /// `3 passed, 0 failed`, followed by the number of skipped tests if there are any.
  package var summary: String {
    "\(passed) passed, \(failed) failed" + (skipped == 0 ? "" : ", \(skipped) skipped")
  }

  /// The table, the failures, and the summary on the last line.
  package var text: String {
    let header = ["package", "module", "passed", "failed", "skipped"]
    let cells = rows.map { [$0.package, $0.module, String($0.passed), String($0.failed), String($0.skipped)] }
    let widths = header.indices.map { column in ([header] + cells).map { $0[column].count }.max() ?? 0 }
    let lines = ([header] + cells).map { row in
      row.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        return column < 2 ? row[column] + padding : padding + row[column]
      }.joined(separator: "  ")
    }
    let failed = failures.isEmpty ? [] : [""] + failures.map { "FAILED \($0)" }
    return (lines + failed + ["", summary]).joined(separator: "\n")
  }
}
