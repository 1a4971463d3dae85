import ProgramTesting
import Testing

@Suite("The output of commands") struct OutputTests {
  @Test("A help text that cannot be written is an error", arguments: ["--help", "list --help", "--version"])
  func fullDevice(command: String) async throws {
    let answer = try await Viewer().types(script: "\"$P\" \(command) > /dev/full")
    #expect(answer.status == 73)
    #expect(answer.errors.contains("No space left on device"))
  }

  @Test("A command fails if its standard output is closed, but not if the reader of a pipe has ended")
  func closedOutput() async throws {
    #expect(try await Viewer().types(script: "\"$P\" --help >&-").status == 73)
    #expect(try await Viewer().types(script: "\"$P\" list >&-").status == 73)
    let pipe = try await Viewer().types(script: "set -o pipefail; { sleep 0.3; \"$P\" --help; } | true")
    #expect(pipe.status == 0 && pipe.errors.isEmpty)
  }

  @Test(
    "A usage error does not repeat escape sequences of the arguments",
    arguments: [
      ["\u{1B}[31mred\u{7}"], ["list", "\u{1B}]0;title\u{7}"], ["list", "--\u{1B}[2Jx"],
      ["list", "--page", "\u{9B}31m1"], ["list", "--source", "\u{1B}[31m"], ["likes", "\u{1B}[31mlist"],
    ])
  func escapeSequences(arguments: [String]) async throws {
    for program in [Program.photolist, .samples] {
      let answer = try await Viewer().types(arguments, to: program)
      #expect(answer.status == 64)
      #expect(!answer.errors.isEmpty)
      #expect(answer.errors.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    }
  }
}
