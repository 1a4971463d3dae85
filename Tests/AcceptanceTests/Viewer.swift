import Foundation
import Subprocess
import SystemPackage
import Testing

/// A user of the programs with a separate home folder, who types commands and reads the output.
final class Viewer: Sendable {
  let home: URL
  private let variables: [Environment.Key: String]

  init(_ variables: [String: String] = [:]) throws {
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

  /// Returns the content of a file in the home folder, or nil if it does not exist.
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
    let result = try await run(
      .path(FilePath(program.path)),
      arguments: Arguments(arguments),
      environment: .custom(variables),
      workingDirectory: FilePath(home.path()),
      input: .string(input),
      output: .string(limit: 16 << 20),
      error: .string(limit: 1 << 20)
    )
    return Answer(result.terminationStatus, result.standardOutput, result.standardError)
  }

  /// Runs `photolist`, and sends it a signal as soon as `isTime` returns true.
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

/// A program of this repository. The default is the build in the folder of the test bundle; the variables `PHOTOLIST`
/// and `SAMPLES` select another one.
enum Program: String {
  case photolist, samples

  var path: String {
    ProcessInfo.processInfo.environment[rawValue.uppercased()]
      ?? URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: rawValue).path()
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
