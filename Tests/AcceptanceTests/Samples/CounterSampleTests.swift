import ProgramTesting
import Testing

@Suite("The counter on a pipe") struct CounterSampleTests {
  @Test("The first value and each changed value are written as a line") func eachChangeIsALine() async throws {
    let answer = try await Viewer().plays("counter", lines: ["plus", "plus", "minus"])
    #expect(answer.status == 0)
    #expect(answer.output == "1\n2\n3\n2\n")
  }

  @Test("Every run starts at 1, and prints that the value is not saved") func counterStartsAtOne() async throws {
    let viewer = try Viewer()
    _ = try await viewer.plays("counter", lines: ["plus"])
    let english = try await viewer.plays("counter", lines: [])
    #expect(english.output == "1\n")
    #expect(english.errors.contains("The value is not saved"))
    let korean = try await Viewer(["LANG": "ko_KR.UTF-8"]).plays("counter", lines: [])
    #expect(korean.output == "1\n")
    #expect(korean.errors.contains("저장되지 않습니다"))
  }

  @Test(
    "An unknown line is an error, and the session continues",
    arguments: ["twice", "plus 2", "plus=1", "=", "플러스", "\u{1B}[2J"])
  func unknownLineIsAnError(line: String) async throws {
    let english = try await Viewer().plays("counter", lines: ["plus", line, "plus"])
    #expect(english.status == 0)
    #expect(english.output == "1\n2\n3\n")
    #expect(english.errors.contains("Write one of these per line: plus, minus"))
    #expect(!english.errors.contains("\u{1B}[2J"))
    let korean = try await Viewer().plays("counter", "--language", "ko", lines: [line])
    #expect(korean.errors.contains("알 수 없습니다. 한 줄에 하나씩 쓰세요: plus, minus"))
  }

  @Test("Blank lines, spaces and case are ignored") func blanksAndCaseAreIgnored() async throws {
    let answer = try await Viewer().plays("counter", lines: ["", "  ", " Plus ", "MINUS\r"])
    #expect(answer.output == "1\n2\n1\n")
  }

  @Test("A last line without a newline is read") func lastLineNeedsNoEnd() async throws {
    let answer = try await Viewer().types("counter", to: .samples, saying: "plus\nplus")
    #expect(answer.output == "1\n2\n3\n")
  }

  @Test("The counter opens no database") func counterNeedsNoDatabase() async throws {
    let viewer = try Viewer()
    _ = try await viewer.plays("counter", lines: ["plus"])
    #expect(viewer.files(in: ".local/share/photolist").isEmpty)
  }

  @Test(
    "The error for an invalid option or argument includes the usage",
    arguments: [
      ["nonsense"], ["counter", "--language", "fr"], ["counter", "--format", "json"],
    ])
  func wrongUsagePrintsHelp(arguments: [String]) async throws {
    let answer = try await Viewer().types(arguments, to: .samples)
    #expect(answer.status == 64)
    #expect(answer.output.isEmpty)
    #expect(answer.errors.contains("--help"))
  }
}
