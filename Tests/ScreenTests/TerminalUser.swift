import Foundation
import ProgramTesting
import Subprocess
import SystemPackage
import Testing

/// A user of the programs on a terminal, with a separate home folder.
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

  /// Runs a program on a terminal, performs the steps, quits, and checks that the terminal is restored.
  ///
  /// Unmet expectations are recorded as issues. The last screen is saved as `.build/screenshots/NAME.png`.
  ///
  /// - Parameters:
  ///   - cell: the cell size in pixels that the terminal reports.
  ///   - answerDelay: the delay of the terminal's answers, in milliseconds.
  ///   - isInShell: whether a shell with job control starts the program, so that Ctrl-Z can stop the program.
  ///   - name: the name of the saved pictures.
  ///   - keys: the keys that quit the program.
  ///   - status: the expected exit status.
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
    let result = try await Self.limit.run {
      try await run(
        .path(FilePath(Self.termshot)),
        arguments: Arguments(
          options + (isInShell ? ["--via-shell"] : []) + settings + ["--", program.path] + arguments),
        workingDirectory: FilePath(home.path()),
        output: .string(limit: 1 << 20),
        error: .string(limit: 1 << 20)
      )
    }
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

  /// Whether `termshot` can run after its missing dependencies are installed.
  static let canSit = Task {
    let result = try? await run(
      .path(FilePath(termshot)), arguments: ["install"], output: .currentStandardOutput, error: .currentStandardError)
    return result?.terminationStatus.isSuccess == true
  }

  /// The limit of concurrent terminals. Each terminal uses a core.
  static let limit = ConcurrencyLimit(2)

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardizedFileURL
  static let termshot = root.appending(path: "Tests/termshot/termshot").path()
  static let screenshots = root.appending(path: ".build/screenshots")

  /// The error message of `termshot` if `termshot` cannot run a program.
  struct InspectorError: Error {
    let text: String
  }
}

extension Trait where Self == ConditionTrait {
  /// Skips the suite if `Tests/termshot` does not work.
  static var needsTerminal: Self {
    .enabled("Tests/termshot needs Python 3 with pillow, numpy and wcwidth") { await TerminalUser.canSit.value }
  }
}
