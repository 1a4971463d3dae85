import Foundation
import ProgramTesting
import Subprocess
import SystemPackage
import Testing

/// A user of the programs with a separate home folder, who types commands and reads the output.
final class Viewer: Sendable {
  let home: URL
  let variables: [Environment.Key: String]

  /// Ignores SIGPIPE, which would end all tests if a program ends before its input is written.
  private static let ignoresBrokenPipes: Void = { _ = signal(SIGPIPE, SIG_IGN) }()

  init(_ variables: [String: String] = [:]) throws {
    Self.ignoresBrokenPipes
    home = URL(filePath: NSTemporaryDirectory()).appending(path: "photolist-viewer-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    var everything: [Environment.Key: String] = [
      "HOME": home.path(), "PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "TZ": "UTC", "TERM": "xterm-256color",
    ]
    for (name, value) in variables {
      everything[Environment.Key(rawValue: name)!] = value
    }
    self.variables = everything
  }

  deinit {
    try? FileManager.default.removeItem(at: home)
  }

  /// Returns the content of a file in the home folder, or nil if the file does not exist.
  func file(_ path: String) -> Data? {
    FileManager.default.contents(atPath: home.appending(path: path).path())
  }

  func files(in path: String = "") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: home.appending(path: path).path())) ?? []).sorted()
  }

  /// Runs a program until it exits.
  func types(
    _ arguments: String..., to program: Program = .photolist, saying input: String = ""
  ) async throws -> Answer {
    try await types(arguments, to: program, saying: input)
  }

  func types(_ arguments: [String], to program: Program = .photolist, saying input: String = "") async throws -> Answer
  {
    try await runs(program.path, arguments, saying: input)
  }

  /// Runs a script in a shell, with the path of photolist in `$P`.
  func types(script: String, in shell: String = "/bin/bash") async throws -> Answer {
    try await runs(shell, ["-c", "P='\(Program.photolist.path)'\n\(script)"])
  }

  private func runs(_ path: String, _ arguments: [String], saying input: String = "") async throws -> Answer {
    let result = try await run(
      .path(FilePath(path)),
      arguments: Arguments(arguments),
      environment: .custom(variables),
      workingDirectory: FilePath(home.path()),
      input: .string(input),
      output: .string(limit: 16 << 20),
      error: .string(limit: 1 << 20)
    )
    return Answer(result.terminationStatus, result.standardOutput, result.standardError)
  }

  /// Runs `photolist`, and sends a signal to the process as soon as `isTime` returns.
  func types(
    _ arguments: String..., then signal: Signal, when isTime: @Sendable () async throws -> Void
  ) async throws -> Answer {
    let result = try await run(
      .path(FilePath(Program.photolist.path)),
      arguments: Arguments(arguments),
      environment: .custom(variables),
      workingDirectory: FilePath(home.path()),
      input: .none,
      output: .string(limit: 1 << 20),
      error: .string(limit: 1 << 20)
    ) { execution in
      try await isTime()
      try execution.send(signal: signal)
    }
    return Answer(result.terminationStatus, result.standardOutput, result.standardError)
  }
}

/// The output and exit status of a program.
struct Answer: CustomTestStringConvertible {
  /// The exit status; 128 plus the signal's number if a signal ended the program.
  let status: Int32
  let output: String
  let errors: String

  init(_ status: TerminationStatus, _ output: String?, _ errors: String?) {
    self.status =
      switch status {
      case .exited(let code): code
      case .signaled(let signal): 128 + signal
      }
    self.output = output ?? ""
    self.errors = errors ?? ""
  }

  var lines: [Substring] { output.split(separator: "\n") }

  func json<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(output.utf8))
  }

  var testDescription: String { "status \(status)\n\(output)\n\(errors)" }
}

/// The fields of a photo that these tests read.
struct SeenPhoto: Decodable {
  let id: String
  let slug: String?
  let liked: Bool
  let width: Int
  let height: Int
  let page: String
  let attribution: String
  let urls: [String: String?]
}
