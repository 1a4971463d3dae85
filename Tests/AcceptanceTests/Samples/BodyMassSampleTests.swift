import Testing

@Suite("The body mass sample on a pipe") struct BodyMassSampleTests {
  @Test("Height and weight result in a value, a category and advice") func resultHasCategoryAndAdvice() async throws {
    let answer = try await Viewer().plays("bmi", lines: ["height=175", "weight=70", "calculate"])
    #expect(answer.status == 0)
    #expect(answer.values(of: "value") == ["22.9"])
    #expect(answer.values(of: "category") == ["Normal"])
    #expect(answer.values(of: "tone") == ["neutral", "good"])
    #expect(answer.values(of: "advice") == ["Your weight is healthy."])
    #expect(answer.values(of: "source").first?.contains("World Health Organization") == true)
  }

  @Test(
    "An invalid height or weight is an error, and no result is shown",
    arguments: [
      (["calculate"], "Enter your height."),
      (["height=tall", "weight=70", "calculate"], "The height is not a number. Enter a number such as 65 or 65.5."),
      (["height=175", "calculate"], "Enter your weight."),
      (["height=175", "weight=7", "calculate"], "The weight must be between 20 and 650 kg."),
      (["units=imperial", "height=10", "weight=150", "calculate"], "The height must be between 36 and 110 in."),
    ])
  func invalidMeasureIsAnError(lines: [String], message: String) async throws {
    let answer = try await Viewer().plays("bmi", lines: lines)
    #expect(answer.values(of: "message").last == message)
    #expect(answer.values(of: "tone").last == "bad")
    #expect(answer.values(of: "value").isEmpty)
  }

  @Test("The fields are cleared when the result is shown") func resultClearsFields() async throws {
    let answer = try await Viewer().plays(
      "bmi", lines: ["height=175", "weight=70", "calculate", "back", "weight=80", "calculate"])
    #expect(answer.values(of: "value") == ["22.9"])
    #expect(answer.lines.suffix(2) == ["message: Enter your height.", "tone: bad"])
  }

  @Test("Metric and imperial units are supported") func bothUnitSystemsAreSupported() async throws {
    let answer = try await Viewer().plays("bmi", lines: ["units=imperial", "height=69", "weight=154", "calculate"])
    #expect(answer.values(of: "heightLabel") == ["Height (cm)", "Height (in)"])
    #expect(answer.values(of: "value") == ["22.7"])
    let wrong = try await Viewer().plays("bmi", lines: ["units=roman"])
    #expect(wrong.errors.contains("No item has the number or name given for “units”."))
  }

  @Test("The body mass sample is available in Korean") func koreanIsSupported() async throws {
    let answer = try await Viewer().plays(
      "bmi", "--language", "ko", lines: ["calculate", "height=175", "weight=70,5", "calculate"])
    #expect(answer.values(of: "message").last != "Enter your height.")
    #expect(answer.values(of: "value") == ["23.0"])
    #expect(answer.values(of: "category").first?.unicodeScalars.contains { $0.value >= 0xAC00 } == true)
  }
}
