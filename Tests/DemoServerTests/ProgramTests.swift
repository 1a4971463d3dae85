import Foundation
import Subprocess
import SystemPackage
import Testing

/// The program as its users run it.
@Suite struct ProgramTests {
  /// It stands beside the test bundle that was built with it.
  private let program = URL(filePath: CommandLine.arguments[0])
    .deletingLastPathComponent().appending(path: "demo-server")

  @Test func itServesUntilItIsInterruptedAndLeavesNoSocket() async throws {
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

  @Test func itDrawsTheCatalogueOnASheet() async throws {
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

  @Test func aMistakeIsRefusedWithWhatWouldBeRight() async throws {
    let result = try await run(
      .path(FilePath(program.path())), arguments: ["--photos", "0"], output: .discarded, error: .string(limit: 1 << 16))

    #expect(result.terminationStatus == .exited(64))
    #expect(result.standardError.contains("--photos is a number from 1 to 100000."))
  }
}
