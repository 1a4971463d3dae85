import Foundation
import Subprocess
import SystemPackage
import Testing

/// Tests the executable demo-server.
@Suite struct ProgramTests {
  /// The executable in the folder of the test bundle.
  private let program = URL(filePath: CommandLine.arguments[0])
    .deletingLastPathComponent().appending(path: "demo-server")

  @Test("The program serves until it is interrupted, and removes its socket") func interruptionRemovesSocket()
    async throws
  {
    let path = temporaryPath()
    let result = try await run(
      .path(FilePath(program.path())), arguments: ["--socket", path], input: .none, output: .sequence, error: .discarded
    ) { execution in
      var lines = execution.standardOutput.strings().makeAsyncIterator()
      let first = try await lines.next()
      let reply = try await Client(address: .socket(path)).get("/photos?per_page=3")
      try execution.send(signal: .interrupt)
      while try await lines.next() != nil {}
      return (first, reply)
    }

    let (first, reply) = result.closureResult
    #expect(first?.hasPrefix("Listening on \(path).") == true)
    #expect(reply.status == 200)
    #expect(result.terminationStatus == .exited(0))
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test("The program writes the catalog as a picture") func sheetIsWritten() async throws {
    let path = temporaryPath()
    defer { try? FileManager.default.removeItem(atPath: path) }

    let result = try await run(
      .path(FilePath(program.path())),
      arguments: ["sheet", "--photos", "4", "--columns", "2", "--tile", "16", "-o", path],
      output: .discarded
    )

    #expect(result.terminationStatus == .exited(0))
    #expect(try Data(contentsOf: URL(filePath: path)).starts(with: [0xFF, 0xD8]))
  }

  @Test("An invalid option is explained") func invalidOptionIsExplained() async throws {
    let result = try await run(
      .path(FilePath(program.path())), arguments: ["--photos", "0"], output: .discarded, error: .string(limit: 1 << 16))

    #expect(result.terminationStatus == .exited(64))
    #expect(result.standardError.contains("--photos takes a number from 1 to 100000."))
  }
}
