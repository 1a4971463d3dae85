import Foundation
import Subprocess

/// Builds the inspector, the program of `Scripts/check boundaries`, and runs it on this repository with a table of rules.
actor Inspector {
  static let shared = Inspector()

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    .standardizedFileURL
  private static let package = root.appending(path: "Scripts/inspector")
  private var isBuilt = false

  struct Check {
    var findings: [Substring]
    var status: Int32
  }

  static func table() throws -> String {
    String(decoding: try Data(contentsOf: root.appending(path: "Scripts/boundaries")), as: UTF8.self)
  }

  /// Checks the sources against the rules in `table`. Unlike `Scripts/check boundaries`, does not compile code that
  /// breaks the rules, because this would require a build of each package.
  func check(_ table: String) async throws -> Check {
    try await build()
    let file = FileManager.default.temporaryDirectory.appending(path: "boundaries-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(table.utf8).write(to: file)
    let program = Self.package.appending(path: ".build/debug/inspector").path
    // Runs at low priority, because concurrent tests have time limits.
    let (output, status) = try await run(["nice", "-n", "19", program, Self.root.path, "table", file.path])
    // The last line is the summary.
    return Check(findings: output.split(separator: "\n").dropLast(), status: status)
  }

  private func build() async throws {
    guard !isBuilt else { return }
    let (output, status) = try await run([
      "swift", "build", "--package-path", Self.package.path, "--product", "inspector",
    ])
    guard status == 0 else { throw BuildFailure(output: output) }
    isBuilt = true
  }

  private func run(_ arguments: [String]) async throws -> (output: String, status: Int32) {
    let result = try await Subprocess.run(
      .name("env"), arguments: Arguments(arguments), output: .string(limit: 1 << 24), error: .currentStandardError)
    guard case .exited(let status) = result.terminationStatus else { return (result.standardOutput, -1) }
    return (result.standardOutput, status)
  }

  private struct BuildFailure: Error {
    var output: String
  }
}
