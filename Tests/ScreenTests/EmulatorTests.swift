import Foundation
import ProgramTesting
import Subprocess
import SystemPackage
import Testing

/// Tests the browser in real terminal emulators on a virtual display (`Tests/termshot/emulators.py`). The tests take
/// minutes, so only `Scripts/test emulators` runs them.
@Suite(
  .serialized, .needsTerminal,
  .enabled(if: ProcessInfo.processInfo.environment["PHOTOLIST_EMULATORS"] != nil, "run Scripts/test emulators"))
struct EmulatorTests {
  @Test("A real terminal emulator shows every picture and is restored", arguments: Emulator.allCases)
  func showsEveryPicture(emulator: Emulator) async throws {
    let result = try await run(
      .path(FilePath(TerminalUser.termshot)),
      arguments: [
        "emulators", emulator.rawValue, "--program", Program.photolist.path, "--out",
        TerminalUser.screenshots.appending(path: "emulators").path(),
      ],
      output: .string(limit: 1 << 20), error: .string(limit: 1 << 20))
    let lines = result.standardOutput + result.standardError
    print(lines)
    if result.terminationStatus == .exited(69) { try Test.cancel("\(lines)") }
    #expect(result.terminationStatus == .exited(0), "\(lines)")
  }
}

/// The names of the emulators in `emulators.py`.
enum Emulator: String, CaseIterable, Sendable {
  case xterm
  case xtermSixel = "xterm-sixel"
  case kitty, mlterm, konsole
  case gnomeTerminal = "gnome-terminal"
  case foot, tmux
}
