import Foundation
import Inspection

/// The command line of the inspector: runs one check or report and exits with its status.
@main
enum Inspector {
  static func main() {
    do {
      var arguments = Array(CommandLine.arguments.dropFirst())
      guard let root = arguments.first, arguments.count > 1 else {
        throw InspectorError(
          "usage: inspector ROOT test-plan|test-report|boundaries|table|graph|api|catalogs … "
            + "(called by Scripts/test, Scripts/check, Scripts/graph and Scripts/api)")
      }
      let folder = URL(filePath: root, directoryHint: .isDirectory)
      let command = arguments[1]
      arguments.removeFirst(2)
      switch command {
      case "test-plan": try printTestPlan(folder, names: arguments)
      case "test-report": try printTestReport(folder, arguments)
      case "boundaries": try checkBoundaries(folder, arguments, withProbes: true)
      case "table": try checkBoundaries(folder, arguments, withProbes: false)
      case "graph": try updateGraphs(folder, arguments)
      case "api": try updateAPI(folder, arguments)
      case "catalogs": try checkCatalogs(folder)
      default: throw InspectorError("inspector: no such command: \(command)")
      }
    } catch {
      FileHandle.standardError.write(Data("\(error)\n".utf8))
      exit(64)
    }
  }

  /// Prints a line for each package and configuration: name, folder, configuration and filter, separated by tabs.
  private static func printTestPlan(_ root: URL, names: [String]) throws(InspectorError) {
    for entry in try TestPlan(try Repository.discover(at: root), names: names).entries {
      for configuration in entry.configurations {
        let name = entry.name(in: configuration)
        print(name, entry.package.folder.path, configuration, entry.filter, separator: "\t")
      }
    }
  }

  private static func printTestReport(_ root: URL, _ arguments: [String]) throws(InspectorError) {
    guard let results = arguments.first.map({ URL(filePath: $0, directoryHint: .isDirectory) }) else {
      throw InspectorError("usage: inspector ROOT test-report RESULTS [MODULE…]")
    }
    var report = TestReport()
    for entry in try TestPlan(try Repository.discover(at: root), names: Array(arguments.dropFirst())).entries {
      for configuration in entry.configurations {
        let run = try readRun(results.appending(path: entry.name(in: configuration)))
        report.add(run, for: entry, in: configuration)
      }
    }
    print(report.text)
    exit(report.failed == 0 ? 0 : 1)
  }

  private static func printProgress(_ done: Int, of total: Int) {
    guard done == total || done.isMultiple(of: 25) else { return }
    FileHandle.standardError.write(Data("probes: \(done) of \(total)\n".utf8))
  }

  /// - Parameter withProbes: whether to compile the probes. In this case, the packages must have been built.
  private static func checkBoundaries(_ root: URL, _ arguments: [String], withProbes: Bool) throws(InspectorError) {
    let table = arguments.first.map { URL(filePath: $0) } ?? root.appending(path: "Scripts/boundaries")
    let check = try BoundaryCheck.load(try Repository.discover(at: root), table: table)
    let fromCompiler = withProbes ? try check.compilerFindings(progress: printProgress) : []
    let findings = Set(check.tableFindings() + check.idleRules() + fromCompiler)
    for finding in findings.sorted() {
      print(finding)
    }
    let trials = check.probes.probes.reduce(0) { $0 + $1.trials.count }
    print(
      "boundaries: \(check.modules.count) modules, \(check.table.rules.count) rules, \(trials) probes, "
        + "\(findings.count) findings")
    exit(findings.isEmpty ? 0 : 1)
  }

  /// Writes the module graph into each README or, with `--check`, lists the READMEs whose graph is outdated.
  private static func updateGraphs(_ root: URL, _ arguments: [String]) throws(InspectorError) {
    guard arguments.isEmpty || arguments == ["--check"] else {
      throw InspectorError("usage: inspector ROOT graph [--check]")
    }
    let table = try BoundaryTable.load(from: root.appending(path: "Scripts/boundaries"))
    let blocks = GraphBlock.all(in: try Repository.discover(at: root), table: table)
    var findings: [String] = []
    for block in blocks {
      do {
        if try !arguments.isEmpty && !block.isCurrent() {
          findings.append("\(block.readme.path): the module graph is outdated. Run Scripts/graph.")
        } else if try arguments.isEmpty && block.write() {
          print(block.readme.path)
        }
      } catch {
        findings.append("\(error)")
      }
    }
    for finding in findings {
      print(finding)
    }
    print("graph: \(blocks.count) READMEs, \(findings.count) findings")
    exit(findings.isEmpty ? 0 : 1)
  }

  /// Writes the public declarations of each package into its `API.txt`. With `--check`, only prints the differences.
  private static func updateAPI(_ root: URL, _ arguments: [String]) throws(InspectorError) {
    guard arguments.isEmpty || arguments == ["--check"] else {
      throw InspectorError("usage: inspector ROOT api [--check]")
    }
    let packages = try PublicAPI.all(in: try Repository.discover(at: root))
    var count = 0
    for package in packages {
      let differences = package.differences()
      guard !differences.isEmpty else { continue }
      count += differences.count
      print("\(package.file.path):")
      for difference in differences { print(difference) }
      if arguments.isEmpty { try package.write() }
    }
    let total = packages.reduce(0) { $0 + $1.lines.count }
    print("api: \(packages.count) packages, \(total) declarations, \(count) differences")
    if !arguments.isEmpty && count > 0 {
      print("If the change is intended, run Scripts/api and commit the API.txt files.")
      exit(1)
    }
    exit(0)
  }

  private static func checkCatalogs(_ root: URL) throws(InspectorError) {
    let check = CatalogCheck(root: root)
    let findings = try check.findings()
    for finding in findings {
      print(finding)
    }
    print("catalogs: \(check.catalogs.count) catalogs, \(findings.count) findings")
    exit(findings.isEmpty ? 0 : 1)
  }

  private static func readRun(_ folder: URL) throws(InspectorError) -> TestReport.Run {
    func read(_ name: String) -> String? {
      (try? Data(contentsOf: folder.appending(path: name))).map { String(decoding: $0, as: UTF8.self) }
    }
    func status(_ name: String) -> Int32? {
      read(name).flatMap { Int32($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    }
    let events = try EventStream.results(in: read("events.jsonl") ?? "")
    return TestReport.Run(
      buildStatus: status("build.status") ?? 1,
      testStatus: status("test.status"),
      results: events + XCTestReport.results(in: read("xctest.xml") ?? "")
    )
  }
}
