import Foundation
import Testing

/// Runs `Scripts/migrate` on copies of the files in `Migrate`. The expected results are compiled in
/// `RxStyleTests/Migrated`.
@Suite struct MigrateTests {
  private static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  private static let script = tests.deletingLastPathComponent().appending(path: "Scripts/migrate")
  private static let fixtures = tests.appending(path: "ReactiveCompatTests/Migrate")
  private static let migrated = tests.appending(path: "RxStyleTests/Migrated")

  @Test("A project is rewritten as expected", arguments: ["RxSwift", "Combine"])
  func rewrites(_ source: String) throws {
    let project = try Project()
    defer { project.remove() }
    let fixtures = Self.fixtures.appending(path: source)
    let names = try FileManager.default.contentsOfDirectory(atPath: fixtures.path)
      .filter { $0.hasSuffix(".before") }.map { String($0.dropLast(".before".count)) }.sorted()
    #expect(!names.isEmpty)
    for name in names {
      let before = try String(contentsOf: fixtures.appending(path: "\(name).before"), encoding: .utf8)
      try project.write(before, to: "\(name).swift")
    }
    try project.commit()

    let result = try project.migrate("--from", source.lowercased())

    #expect(result.status == 0, "\(result.errors)")
    for name in names {
      let expected = try String(contentsOf: Self.migrated.appending(path: "\(name).swift"), encoding: .utf8)
      #expect(try project.read("\(name).swift") == expected)
    }
    let left = try String(contentsOf: fixtures.appending(path: "left"), encoding: .utf8)
    let reported = result.output.split(separator: "\n").filter { $0.hasPrefix(project.folder.path) }
      .map { $0.dropFirst(project.folder.path.count + 1) }
    #expect(reported.sorted() == left.split(separator: "\n").sorted())

    // A second run changes nothing.
    try project.commit()
    let again = try project.migrate("--from", source.lowercased())
    #expect(again.output.hasPrefix("0 of \(names.count) files changed"))
  }

  @Test(
    "The migration pages show the code before and after the script has rewritten it",
    arguments: [("RxSwift", "PhotoListViewModel"), ("Combine", "ForecastViewModel")])
  func pages(source: String, name: String) throws {
    let page = try String(
      contentsOf: Self.tests.deletingLastPathComponent()
        .appending(path: "Sources/Reactive/Reactive.docc/ComingFrom\(source).md"), encoding: .utf8)
    for file in [
      Self.fixtures.appending(path: "\(source)/\(name).before"), Self.migrated.appending(path: "\(name).swift"),
    ] {
      let code = try String(contentsOf: file, encoding: .utf8)
      #expect(page.contains("```swift\n\(code)```"), "\(file.lastPathComponent)")
    }
  }

  @Test("A dry run shows the changes without making them") func dryRun() throws {
    let project = try Project()
    defer { project.remove() }
    try project.write("import RxSwift\nlet a = 1\n", to: "A.swift")
    let result = try project.migrate("--dry-run")
    #expect(result.status == 0)
    #expect(result.output.contains("-import RxSwift\n+import Reactive\n let a = 1\n"))
    #expect(try project.read("A.swift") == "import RxSwift\nlet a = 1\n")
  }

  @Test("A file with uncommitted changes is changed only with --force") func uncommittedChanges() throws {
    let project = try Project()
    defer { project.remove() }
    try project.write("import RxSwift\n", to: "A.swift")
    try project.write("import RxSwift\n", to: "B.swift")
    try project.commit()
    try project.write("import RxSwift\nlet b = 1\n", to: "B.swift")

    let refused = try project.migrate()
    #expect(refused.status == 1)
    #expect(refused.errors.contains("B.swift has changes that are not committed"))
    #expect(try project.read("A.swift") == "import RxSwift\n")
    #expect(try project.read("B.swift") == "import RxSwift\nlet b = 1\n")

    let forced = try project.migrate("--force")
    #expect(forced.status == 0)
    #expect(try project.read("B.swift") == "import Reactive\nlet b = 1\n")
  }

  @Test("A folder outside a repository is changed only with --force") func noRepository() throws {
    let project = try Project(isRepository: false)
    defer { project.remove() }
    try project.write("import RxSwift\n", to: "A.swift")
    let refused = try project.migrate()
    #expect(refused.status == 1)
    #expect(refused.errors.contains("is not in a Git repository"))
    #expect(try project.read("A.swift") == "import RxSwift\n")
    #expect(try project.migrate("--force").status == 0)
    #expect(try project.read("A.swift") == "import Reactive\n")
  }

  @Test("Line endings, a missing final newline, bytes that are not UTF-8 and permissions are preserved")
  func bytesStay() throws {
    let project = try Project()
    defer { project.remove() }
    try project.write("import RxSwift\r\nlet a = \"é \u{1F600}\"\r\n", to: "Windows.swift")
    try project.write("import RxSwift\n\n\nlet b = 1", to: "No newline.swift")
    try project.write("let c = RxSwift.x.observeOn(y)\n", to: "Other.swift")
    try project.write("import RxSwift\n", to: "Pods/Pod.swift")
    try project.write("import RxSwift\n", to: ".build/Hidden.swift")
    let latin = Data([0x2F, 0x2F, 0x20, 0xE9, 0x0A]) + Data("import RxSwift\n".utf8)
    try latin.write(to: project.folder.appending(path: "Latin.swift"))
    let script = project.folder.appending(path: "No newline.swift").path
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)

    #expect(try project.migrate("--force").status == 0)

    #expect(try project.read("Windows.swift") == "import Reactive\r\nlet a = \"é \u{1F600}\"\r\n")
    #expect(try project.read("No newline.swift") == "import Reactive\n\n\nlet b = 1")
    #expect(try FileManager.default.attributesOfItem(atPath: script)[.posixPermissions] as? Int == 0o755)
    #expect(try project.read("Other.swift") == "let c = RxSwift.x.observeOn(y)\n")
    #expect(try project.read("Pods/Pod.swift") == "import RxSwift\n")
    #expect(try project.read(".build/Hidden.swift") == "import RxSwift\n")
    let changed = try Data(contentsOf: project.folder.appending(path: "Latin.swift"))
    #expect(changed == Data([0x2F, 0x2F, 0x20, 0xE9, 0x0A]) + Data("import Reactive\n".utf8))
  }

  @Test(
    "Each supported construct is rewritten, and similar text does not change",
    arguments: [
      ("import RxTest", "import ReactiveTesting"),
      ("@testable import RxBlocking", "import ReactiveTesting"),
      ("import RxSwift // for relays", "import Reactive // for relays"),
      ("import RxSwift\nimport RxRelay\nimport RxCocoa // drivers", "import Reactive\nimport Reactive // drivers"),
      ("import class RxSwift.Observable", "import Reactive"),
      ("#if canImport(RxCocoa)", "#if canImport(Reactive)"),
      ("x.observeOn(\n  main)", "x.observe(on:\n  main)"),
      ("x.catchError{ _ in y }", "x.catch{ _ in y }"),
      ("Observable.catchError([x, y])", "Observable.catch(sequence: [x, y])"),
      ("x.catchErrorJustReturn(1).retryWhen(f)", "x.catchAndReturn(1).retry(when: f)"),
      ("x.takeUntil(.inclusive, predicate: p)", "x.takeUntil(.inclusive, predicate: p)"),
      ("x.takeWhile { $0 }", "x.takeWhile { $0 }"),
      ("x.observeOnMain(y)", "x.observeOnMain(y)"),
      ("let s = #\"RxSwift.A \"x.observeOn(y)\"#", "let s = #\"RxSwift.A \"x.observeOn(y)\"#"),
      ("/* a /* b */ x.observeOn(y) */ x.observeOn(y)", "/* a /* b */ x.observeOn(y) */ x.observe(on: y)"),
      ("let s = \"\\(f(\"(\")) RxSwift.A\"; RxSwift.A", "let s = \"\\(f(\"(\")) RxSwift.A\"; A"),
      ("MyRxSwift.A", "MyRxSwift.A"),
      ("single(.error(e))", "single(.failure(e))"),
      ("public protocol ListViewModeling {", "@MainActor public protocol ListViewModeling {"),
      ("@MainActor\nprotocol ViewModel {", "@MainActor\nprotocol ViewModel {"),
      ("protocol View {", "protocol View {"),
    ])
  func construct(before: String, after: String) throws {
    let project = try Project()
    defer { project.remove() }
    let isImport = before.contains("import ")
    try project.write((isImport ? "" : "import RxSwift\n") + before + "\n", to: "A.swift")
    #expect(try project.migrate("--force").status == 0)
    var result = try project.read("A.swift")
    if !isImport, result.hasPrefix("import Reactive\n") { result.removeFirst("import Reactive\n".count) }
    if result.hasPrefix("import ReactiveCompat\n") { result.removeFirst("import ReactiveCompat\n".count) }
    #expect(result == after + "\n")
  }

  @Test("Code that cannot be rewritten is listed with its line and the required change") func listsWhatIsLeft() throws {
    let project = try Project()
    defer { project.remove() }
    try project.write(
      """
      import RxCocoa
      import RxDataSources
      import RxSwift

      let a = x.observeOn(ConcurrentDispatchQueueScheduler(qos: .background))
      DispatchQueue.main.async { observer.onNext(1) }
      let b = button.rx.tap
      // DispatchQueue.main
      isolated deinit {
      }
      let c = x.takeWhile { $0 }
      """, to: "A.swift")
    let result = try project.migrate("--force")
    let lines = result.output.split(separator: "\n")
      .compactMap { line in line.range(of: "A.swift:").map { line[$0.upperBound...] } }
    let expected = [
      "3: RxDataSources", "5: a pipeline", "6: an observer", "7: ReactiveCompat has", "11: write take(while:",
    ]
    #expect(lines.count == expected.count)
    for (line, expected) in zip(lines, expected) { #expect(line.hasPrefix(expected)) }
  }

  @Test(
    "A wrong command line is rejected with a message",
    arguments: [[], ["--from", "rx", "."], ["/no/such/folder"], ["--fast", "."], [".", "."]])
  func wrongCommandLine(arguments: [String]) throws {
    let result = try run(Self.script, arguments)
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("migrate: "))
  }

  /// A temporary folder of sources.
  private struct Project {
    let folder: URL

    init(isRepository: Bool = true) throws {
      folder = FileManager.default.temporaryDirectory.appending(path: "migrate-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      if isRepository { try git("init", "--quiet") }
    }

    func remove() { try? FileManager.default.removeItem(at: folder) }

    func write(_ text: String, to name: String) throws {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    func read(_ name: String) throws -> String {
      String(decoding: try Data(contentsOf: folder.appending(path: name)), as: UTF8.self)
    }

    func commit() throws {
      try git("add", "--all")
      try git("-c", "user.name=Tests", "-c", "user.email=tests@example.com", "commit", "--quiet", "-m", "Sources")
    }

    func migrate(_ options: String...) throws -> RunResult { try run(MigrateTests.script, options + [folder.path]) }

    private func git(_ arguments: String...) throws {
      let result = try run(URL(filePath: "/usr/bin/env"), ["git", "-C", folder.path] + arguments)
      if result.status != 0 { throw RunError(description: result.errors) }
    }
  }
}

private struct RunResult {
  var status: Int32
  var output: String
  var errors: String
}

private struct RunError: Error, CustomStringConvertible {
  var description: String
}

/// Runs a program. Standard error is written to a file, because a pipe could fill up while standard output is read.
private func run(_ program: URL, _ arguments: [String]) throws -> RunResult {
  let errors = FileManager.default.temporaryDirectory.appending(path: "migrate-errors-\(UUID())")
  try Data().write(to: errors)
  defer { try? FileManager.default.removeItem(at: errors) }
  let process = Process()
  process.executableURL = program
  process.arguments = arguments
  let output = Pipe()
  process.standardOutput = output
  process.standardError = try FileHandle(forWritingTo: errors)
  try process.run()
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return RunResult(
    status: process.terminationStatus, output: String(decoding: data, as: UTF8.self),
    errors: try String(contentsOf: errors, encoding: .utf8))
}
