import Foundation
import Subprocess
import SystemPackage

/// A running `photolist serve` with its own home folder, in which a test can also run other commands.
///
///     try await withPageServer(language: .korean) { server in
///       try await browser.open(server.address)
///       try await server.types("like", "demo-7")
///     }
final class PageServer {
  let home: URL
  private(set) var program: RunningProgram
  /// The page's address with the secret that the server requires, such as `http://127.0.0.1:8080/?secret=…`.
  private(set) var address: String
  private let path: String
  private let arguments: [String]
  private let variables: [String: String]

  /// - Parameters:
  ///   - path: the program that serves the page.
  ///   - variables: environment variables for the programs, in addition to those of the tests.
  init(
    _ arguments: [String], of path: String = Program.photolist.path, language: Browser.Preferences.Language = .english,
    variables: [String: String] = [:]
  ) async throws {
    home = URL(filePath: NSTemporaryDirectory()).appending(path: "photolist-page-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    self.path = path
    self.arguments = arguments
    let home = home
    let folders = ["DATA", "CACHE", "CONFIG", "STATE"].map { name in
      ("XDG_\(name)_HOME", home.appending(path: name.lowercased()).path())
    }
    self.variables = [
      "HOME": home.path(), "LANG": language == .korean ? "ko_KR.UTF-8" : "C.UTF-8", "LC_ALL": "", "TZ": "UTC",
      "TERM": "dumb",
    ]
    .merging(folders) { $1 }.merging(variables) { $1 }
    program = RunningProgram(path, arguments + ["--port", "0"], variables: self.variables, in: home)
    address = try await Self.address(of: program)
  }

  private static func address(of program: RunningProgram) async throws -> String {
    try await program.line { $0.hasPrefix("http://") }
  }

  /// The page's address without the secret.
  var origin: String { address.prefix { $0 != "?" }.description.trimmingSuffix("/") }
  var port: Int { URL(string: address)?.port ?? 0 }

  /// Ends the server with a signal, and returns how the server ended, such as "exited with status 130".
  @discardableResult
  func stop(with signal: Signal = .interrupt) async -> String { await program.stop(with: signal) }

  /// Starts the server again, on the same port.
  func start(with changed: [String]? = nil) async throws {
    program = RunningProgram(path, (changed ?? arguments) + ["--port", "\(port)"], variables: variables, in: home)
    address = try await Self.address(of: program)
  }

  /// Runs a command of photolist in the same home folder, and returns its output.
  @discardableResult
  func types(_ arguments: String...) async throws -> String {
    let environment = Environment.inherit.updating(
      Dictionary(uniqueKeysWithValues: variables.map { (Environment.Key(rawValue: $0)!, $1) }))
    let result = try await run(
      .path(FilePath(path)), arguments: Arguments(arguments), environment: environment,
      workingDirectory: FilePath(home.path()), output: .string(limit: 1 << 20), error: .string(limit: 1 << 20))
    guard result.terminationStatus == .exited(0) else {
      throw ProgramEnded(
        path: ([path] + arguments).joined(separator: " "), ending: "\(result.terminationStatus)",
        lastLines: [result.standardOutput, result.standardError])
    }
    return result.standardOutput
  }

  /// The terminal browser in the same home folder.
  var terminal: TerminalBrowser { TerminalBrowser(path: path, home: home, variables: variables) }

  /// The complete files in the working folder of the programs. An incomplete download has the files `NAME.part` and
  /// `NAME.part.validator`.
  var files: [URL] {
    get throws {
      try FileManager.default.contentsOfDirectory(at: home, includingPropertiesForKeys: [.isDirectoryKey])
        .filter { !$0.lastPathComponent.contains(".part") }
        .filter { try $0.resourceValues(forKeys: [.isDirectoryKey]).isDirectory != true }
    }
  }

  func removeHome() { try? FileManager.default.removeItem(at: home) }
}

/// `photolist browse` on a terminal.
struct TerminalBrowser: Sendable {
  let path: String
  let home: URL
  let variables: [String: String]

  /// Runs the program, presses keys, and quits.
  ///
  /// - Parameter keys: keys and waits in the syntax of `termshot`.
  /// - Throws: `ProgramEnded` if a wait fails.
  func visits(pressing keys: String) async throws {
    let termshot = Browser.root.appending(path: "Tests/termshot/termshot").path()
    let settings = variables.merging(["TERM": "xterm-256color"]) { $1 }.flatMap { ["--env", "\($0)=\($1)"] }
    let options = [
      "--profile", "truecolor", "--size", "100x30", "--timeout", "60", "--keys", keys, "--quit", "C-q",
      "--out", home.appending(path: "terminal.png").path(), "--text", "-", "--cwd", home.path(),
    ]
    let result = try await run(
      .path(FilePath(termshot)), arguments: Arguments(options + settings + ["--", path, "browse", "--source", "demo"]),
      output: .string(limit: 1 << 20), error: .string(limit: 1 << 20))
    guard result.terminationStatus == .exited(0) else {
      throw ProgramEnded(
        path: "photolist browse", ending: "\(result.terminationStatus)",
        lastLines: [result.standardOutput, result.standardError])
    }
  }
}

/// Starts a program that serves a page, runs `body`, and stops the server.
func withPageServer<Value>(
  _ arguments: [String] = ["serve", "--source", "demo"], of program: Program = .photolist,
  language: Browser.Preferences.Language = .english, variables: [String: String] = [:],
  _ body: (PageServer) async throws -> Value
) async throws -> Value {
  let server = try await PageServer(arguments, of: program.path, language: language, variables: variables)
  let result: Result<Value, any Error>
  do { result = .success(try await body(server)) } catch { result = .failure(error) }
  await server.stop()
  server.removeHome()
  return try result.get()
}

/// A program of this repository, by default in the folder of the test bundle. The environment variables `PHOTOLIST`,
/// `SAMPLES` and `DEMO_SERVER` can contain the path of another build.
enum Program: String {
  case photolist, samples
  case demoServer = "demo-server"

  var path: String {
    ProcessInfo.processInfo.environment[rawValue.uppercased().replacing("-", with: "_")]
      ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: rawValue).path()
  }
}

extension String {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) ? String(dropLast(suffix.count)) : self
  }
}
