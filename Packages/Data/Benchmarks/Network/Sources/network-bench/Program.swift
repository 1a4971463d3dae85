import ClientSupport
import Foundation

/// An executable that the benchmark runs.
struct Program {
  let executable: URL

  init(executable: URL) {
    self.executable = executable
  }

  /// Finds a command on the `PATH`. Returns nil if there is no such command.
  init?(command: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let candidates = folders.map { URL(filePath: String($0)).appending(path: command) }
    guard let found = candidates.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
      return nil
    }
    executable = found
  }

  /// Runs the program. Returns the program's output, its processor time and its duration in seconds.
  func run(
    _ arguments: [String],
    environment: [String: String] = [:]
  ) throws -> (output: String, cpuSeconds: Double, seconds: Double) {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = FileHandle.nullDevice
    let cpu = ProcessUsage.cpuSeconds(ofChildren: true)
    let start = ContinuousClock.now
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    guard process.terminationStatus == 0 else {
      throw ClientError(
        description: "\(executable.lastPathComponent) \(arguments) ended with \(process.terminationStatus)")
    }
    return (String(decoding: data, as: UTF8.self), ProcessUsage.cpuSeconds(ofChildren: true) - cpu, seconds)
  }

  /// Runs the program and decodes the `LoadResult` that it prints.
  func result(_ arguments: [String], environment: [String: String] = [:]) throws -> LoadResult {
    try JSONDecoder().decode(LoadResult.self, from: Data(run(arguments, environment: environment).output.utf8))
  }
}
