import Foundation

/// Runs the program behind `Scripts/check boundaries` on this repository, one run at a time because each uses all
/// cores.
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

  /// Runs all checks except the compiler's probes, which need each package to be built in its own folder.
  func check(_ table: String) throws -> Check {
    try build()
    let file = FileManager.default.temporaryDirectory.appending(path: "boundaries-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(table.utf8).write(to: file)
    let program = Self.package.appending(path: ".build/debug/inspector").path
    // Runs at low priority, because concurrent tests have time limits.
    let (output, status) = try run(["nice", "-n", "19", program, Self.root.path, "table", file.path])
    // The last line is the summary.
    return Check(findings: output.split(separator: "\n").dropLast(), status: status)
  }

  private func build() throws {
    guard !isBuilt else { return }
    let (output, status) = try run([
      "swift", "build", "--package-path", Self.package.path, "--product", "inspector",
    ])
    guard status == 0 else { throw BuildFailure(output: output) }
    isBuilt = true
  }

  private func run(_ arguments: [String]) throws -> (output: String, status: Int32) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (String(decoding: output, as: UTF8.self), process.terminationStatus)
  }

  private struct BuildFailure: Error {
    var output: String
  }
}
