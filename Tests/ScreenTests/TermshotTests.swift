import Foundation
import ProgramTesting
import Subprocess
import SystemPackage
import Testing

/// Tests how `termshot` performs steps, with small shell scripts as programs.
@Suite("The terminal emulator of the screen tests", .needsTerminal) struct TermshotTests {
  @Test("If a text does not appear, the remaining steps are not performed") func stopsAtFirstMissingText() async throws
  {
    let result = try await perform("wait:one wait:two wait:three C-d", in: "echo one; cat", timeout: 1)

    #expect(result.failures == ["'two' never appeared"])
    #expect(result.status == 1)
  }

  @Test("A key after the end of the program is a failure that shows the exit status") func stopsAfterEnd() async throws
  {
    let result = try await perform("wait:one Enter wait:two", in: "echo one; exit 3")

    #expect(result.failures == ["the program ended with status 3 before Enter"])
  }

  @Test("A text that is missing when the program ends is a failure that shows the exit status")
  func missingTextAtEnd() async throws {
    let result = try await perform("wait:two", in: "echo one; exit 3")

    #expect(result.failures == ["'two' never appeared; the program has ended with status 3"])
  }

  @Test(
    "An unknown key is rejected before the program starts", arguments: ["Delete", "same:Delete", "M-Delete", "wiat:a"])
  func refusesUnknownKey(key: String) async throws {
    let result = try await perform("Enter \(key)", in: "echo started; cat")

    #expect(result.errors.contains("no such key: \(key == "wiat:a" ? key : "Delete"). Keys: "))
    #expect(result.errors.contains(" Del,"))
    #expect(result.status == 2)
  }

  @Test("Esc directly before a digit is not read as Alt with the digit") func pausesAfterEscape() async throws {
    let program = """
      stty raw -echo
      printf ready
      IFS= read -rsn1 first
      if IFS= read -rsn1 -t 0.1 second; then printf 'Alt-%s' "$second"; exit; fi
      IFS= read -rsn1 second
      printf 'Esc, then %s' "$second"
      """
    let result = try await perform("wait:ready Esc 4 wait:Esc,_then_4", in: program)

    #expect(result.failures == [])
    #expect(result.status == 0)
  }

  /// Performs steps in the syntax of `termshot` while Bash runs `program`.
  private func perform(
    _ steps: String, in program: String, timeout: Int = 30
  ) async throws -> (failures: [String], errors: String, status: Int) {
    let picture = FileManager.default.temporaryDirectory.appending(path: "termshot-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: picture) }
    let result = try await TerminalUser.limit.run {
      try await run(
        .path(FilePath(TerminalUser.termshot)),
        arguments: ["--timeout", "\(timeout)", "--keys", steps, "--out", picture.path(), "--", "bash", "-c", program],
        output: .string(limit: 1 << 20), error: .string(limit: 1 << 20))
    }
    let mark = "termshot: FAILED "
    let failures = result.standardError.split(separator: "\n").filter { $0.hasPrefix(mark) }
    guard case .exited(let status) = result.terminationStatus else {
      throw TerminalUser.InspectorError(text: result.standardError)
    }
    return (failures.map { String($0.dropFirst(mark.count)) }, result.standardError, Int(status))
  }
}
