import Foundation
import Subprocess
import SystemPackage
import Testing

/// A user of the programs at a terminal, with a home folder: presses keys and looks at the screen.
final class TerminalUser: Sendable {
  enum Language: String, CaseIterable, Sendable {
    case english = "C.UTF-8"
    case korean = "ko_KR.UTF-8"
  }

  let home: URL
  private let variables: [String: String]

  init(speaking language: Language = .english, _ variables: [String: String] = [:]) throws {
    home = URL(filePath: NSTemporaryDirectory()).appending(path: "photolist-user-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    self.variables = ["HOME": home.path(), "LANG": language.rawValue, "TZ": "UTC"].merging(variables) { $1 }
  }

  deinit {
    try? FileManager.default.removeItem(at: home)
  }

  /// Runs a program on a terminal, performs the steps, quits, and checks that the terminal is as it was.
  ///
  /// What did not happen is recorded as an issue. The last picture is kept as `.build/screenshots/NAME.png`.
  ///
  /// - Parameters:
  ///   - cell: how large the terminal says that a cell is, in pixels.
  ///   - answerDelay: after how many milliseconds the terminal answers what it is asked.
  ///   - isInShell: whether a shell that controls jobs starts the program, so that it can be stopped.
  ///   - name: what the pictures are called.
  ///   - keys: what leaves the program.
  ///   - status: with what it ends.
  @discardableResult
  func visits(
    _ arguments: String..., to program: Program = .photolist, on kind: TerminalKind = .truecolor, columns: Int = 80,
    rows: Int = 24,
    cell: (width: Int, height: Int) = (10, 20), answerDelay: Int = 0, isInShell: Bool = false, as name: String,
    steps: [Step], leavingWith keys: String = "C-q", status: Int = 0,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> Visit {
    try FileManager.default.createDirectory(at: Self.screenshots, withIntermediateDirectories: true)
    let picture = Self.screenshots.appending(path: name)
    let report = picture.appendingPathExtension("json")
    let script = steps.map { $0.script(folder: Self.screenshots, visit: name) }.joined(separator: " ")
    let options = [
      "--profile", kind.rawValue, "--size", "\(columns)x\(rows)", "--cell", "\(cell.width)x\(cell.height)",
      "--timeout", "30", "--keys", script,
      "--quit", keys, "--out", picture.appendingPathExtension("png").path(),
      "--text", picture.appendingPathExtension("txt").path(), "--json", report.path(),
      "--latency", "\(answerDelay)", "--cwd", home.path(),
    ]
    let settings = variables.flatMap { ["--env", "\($0)=\($1)"] }
    await Seats.all.take()
    let result = try await run(
      .path(FilePath(Self.termshot)),
      arguments: Arguments(options + (isInShell ? ["--via-shell"] : []) + settings + ["--", program.path] + arguments),
      workingDirectory: FilePath(home.path()),
      output: .string(limit: 1 << 20),
      error: .string(limit: 1 << 20)
    )
    await Seats.all.leave()
    guard result.terminationStatus == .exited(0) || result.terminationStatus == .exited(1) else {
      throw InspectorError(text: result.standardError)
    }
    let visit = try JSONDecoder().decode(Visit.self, from: try Data(contentsOf: report))
    for problem in visit.problems(expecting: status) {
      let screen = try String(contentsOf: picture.appendingPathExtension("txt"), encoding: .utf8)
      Issue.record("\(name): \(problem)\n\(screen)", sourceLocation: sourceLocation)
    }
    return visit
  }

  /// Whether there is a terminal to sit at. Installs what it needs first, if that is possible; says why when it is not.
  static let canSit: Bool = {
    let process = Process()
    process.executableURL = URL(filePath: termshot)
    process.arguments = ["install"]
    do {
      try process.run()
    } catch {
      return false
    }
    process.waitUntilExit()
    return process.terminationStatus == 0
  }()

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardizedFileURL
  private static let termshot = root.appending(path: "Tests/termshot/termshot").path()
  private static let screenshots = root.appending(path: ".build/screenshots")

  /// What `termshot` said when it could not run the program.
  struct InspectorError: Error {
    let text: String
  }
}

/// A program of this repository. It stands beside the test bundle that was built with it; a variable of the
/// environment, `PHOTOLIST` or `SAMPLES`, names another build.
enum Program: String {
  case photolist, samples

  var path: String {
    ProcessInfo.processInfo.environment[rawValue.uppercased()]
      ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: rawValue).path()
  }
}

extension Trait where Self == ConditionTrait {
  /// The suite needs `Tests/termshot`; it is skipped where that cannot be had.
  static var needsTerminal: Self {
    .enabled(if: TerminalUser.canSit, "Tests/termshot needs Python 3 with pillow, numpy and wcwidth")
  }
}
