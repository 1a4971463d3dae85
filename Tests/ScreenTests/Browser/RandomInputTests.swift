import Foundation
import ProgramTesting
import Subprocess
import SystemPackage
import Testing

/// Tests the browser with random input and faults (`Tests/termshot/random_input.py`). `.ci/nightly` sends 10,000 inputs
/// at each size of the terminal.
@Suite(.needsTerminal) struct RandomInputTests {
  @Test(
    "Random keys, mouse events, resizes and faults neither end nor delay the browser, and leave no stale cell",
    arguments: [("20x5", TerminalKind.ansi16), ("80x24", .kitty), ("120x40", .truecolor)])
  func survivesRandomInput(size: String, kind: TerminalKind) async throws {
    let server = URL(filePath: Program.photolist.path).deletingLastPathComponent().appending(path: "demo-server").path()
    let result = try await TerminalUser.limit.run {
      try await run(
        .path(FilePath(TerminalUser.termshot)),
        arguments: [
          "random", "--program", Program.photolist.path, "--server", server, "--steps", "150", "--sizes", size,
          "--profile", kind.rawValue, "--out", TerminalUser.screenshots.appending(path: "random").path(),
        ],
        output: .string(limit: 1 << 20), error: .string(limit: 1 << 20))
    }
    #expect(result.terminationStatus == .exited(0), "\(result.standardOutput)\(result.standardError)")
  }
}
