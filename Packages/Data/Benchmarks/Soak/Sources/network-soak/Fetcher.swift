import Foundation

/// Runs the program `network-fetch`, which downloads a file.
enum Fetcher {
  static func start(_ url: String, _ path: String, output: Pipe? = nil) throws -> Process {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
      .appending(path: "network-fetch")
    process.arguments = [url, path]
    process.standardOutput = output ?? FileHandle.nullDevice
    try process.run()
    return process
  }
}
