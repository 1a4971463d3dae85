import Foundation

/// A program on the `PATH` with its arguments.
package struct Command: Sendable {
  package var arguments: [String]

  package init(_ arguments: String...) {
    self.arguments = arguments
  }

  package init(_ arguments: [String]) {
    self.arguments = arguments
  }

  package struct Result: Sendable {
    package var status: Int32
    package var output: String
    package var errors: String
  }

  package func run() throws(InspectorError) -> Result {
    // Uses files instead of pipes, because the program would block on a full pipe.
    let folder = FileManager.default.temporaryDirectory.appending(path: "inspector-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let output = folder.appending(path: "output")
    let errors = folder.appending(path: "errors")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: output)
      try Data().write(to: errors)
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = arguments
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = try FileHandle(forWritingTo: errors)
      try process.run()
      process.waitUntilExit()
      return Result(
        status: process.terminationStatus,
        output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
        errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self)
      )
    } catch {
      throw InspectorError("Cannot run \(arguments.joined(separator: " ")): \(error)")
    }
  }
}
