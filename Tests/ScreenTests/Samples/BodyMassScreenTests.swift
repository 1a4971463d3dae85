import ProgramTesting
import Testing

@Suite("The body mass sample on a terminal", .needsTerminal) struct BodyMassScreenTests {
  @Test("An invalid height or weight is an error, and the fields are cleared when the result is shown")
  func invalidMeasuresAreErrors() async throws {
    try await TerminalUser().visits(
      "bmi", to: .samples, as: "bmi",
      steps: [
        .sees("Body mass index"), .sees("Height (cm)"), .presses("C-s"), .sees("Enter your height."),
        .types("tall"), .presses("Tab"), .types("70"), .presses("Enter"),
        .sees("The height is not a number. Enter a number such as 65 or 65.5."), .looks(as: "mistake"),
        .presses("BTab", "C-u"), .types("17"), .presses("C-s"), .sees("The height must be between"),
        .types("5"), .presses("C-s"),
        .sees("22.9  Normal"), .sees("Your weight is healthy."), .sees("World Health Organization"),
        .looks(as: "result"),
        .presses("Esc"), .sees("Enter your height and weight."), .doesNotSee("175"),
        // Select inches and pounds.
        .presses("Tab", "Tab", "Down"), .sees("Height (in)"), .sees("Weight (lb)"),
        .presses("BTab", "BTab"), .types("69"), .presses("Tab"), .types("210"), .presses("C-s"),
        .sees("31.0  Obese class I"),
      ])
  }

  @Test("The body mass sample is available in Korean") func koreanIsSupported() async throws {
    try await TerminalUser(speaking: .korean).visits(
      "bmi", to: .samples, as: "bmi-ko",
      steps: [
        .sees("체질량지수"), .presses("C-s"), .sees("키를 입력하세요."), .types("1.7m"), .presses("C-s"),
        .sees("키가 숫자가 아닙니다."), .presses("C-u"), .types("175"), .presses("Tab"), .types("70,5"),
        .looks(as: "form"), .presses("Enter"), .sees("23.0  정상"), .sees("세계보건기구"), .presses("Esc"),
        .sees("키와 몸무게를 입력하세요."),
      ])
  }
}
