import Domain
import Presentation
import PresentationTesting
import Reactive
import Testing

@MainActor
@Suite("The body mass form") struct BodyMassFormViewModelTests {
  private let scenario = BodyMassFormScenario()

  private func transform(_ language: Language = .english) -> BodyMassFormViewModel.Output {
    BodyMassFormViewModel(strings: Strings(language)).transform(input: scenario.input)
  }

  @Test("A new form says what to enter")
  func formShowsPrompt() {
    let message = Listener(transform().message)
    #expect(message.last == StatusMessage("Enter your height and weight."))
  }

  @Test("Two valid values open the result screen and clear the fields")
  func validFormOpensResult() throws {
    let output = transform()
    let route = Listener(output.route)
    let message = Listener(output.message)
    scenario.height.accept("170")
    scenario.weight.accept("65")
    scenario.calculate.accept(())
    #expect(route.values == [.result(try BodyMassIndex(height: "170", weight: "65", units: .metric))])
    #expect(scenario.height.value.isEmpty && scenario.weight.value.isEmpty)
    #expect(message.last?.tone == .neutral)
  }

  @Test(
    "An invalid value shows an error and does not open the result screen",
    arguments: [
      ("", "65", "Enter your height."), ("170", "", "Enter your weight."),
      ("tall", "65", "The height is not a number. Enter a number such as 65 or 65.5."),
      ("1.7", "65", "The height must be between 90 and 280 cm."),
      ("170", "1000", "The weight must be between 20 and 650 kg."),
    ])
  func invalidFormShowsError(height: String, weight: String, expected: String) {
    let output = transform()
    let route = Listener(output.route)
    let message = Listener(output.message)
    scenario.height.accept(height)
    scenario.weight.accept(weight)
    scenario.calculate.accept(())
    #expect(message.last == StatusMessage(expected, tone: .bad))
    #expect(route.values.isEmpty)
    #expect(scenario.height.value == height, "an invalid text stays in the field")
  }

  @Test("The allowed range is shown in the units of the form")
  func rangeIsInUnits() {
    let output = transform()
    let message = Listener(output.message)
    let label = Listener(output.heightLabel)
    scenario.units.accept(.imperial)
    scenario.height.accept("170")
    scenario.weight.accept("150")
    scenario.calculate.accept(())
    #expect(message.last?.text == "The height must be between 36 and 110 in.")
    #expect(label.values == ["Height (cm)", "Height (in)"])
  }

  @Test("After a result, both values must be entered again")
  func clearedMeasuresAreDropped() {
    let (height, weight) = (TestField(), TestField())
    let output = BodyMassFormViewModel(strings: Strings(.english)).transform(
      input: .init(
        height: height.property, weight: weight.property, calculate: ControlEvent(scenario.calculate)))
    let route = Listener(output.route)
    let message = Listener(output.message)
    height.type("170")
    weight.type("65")
    scenario.calculate.accept(())
    #expect(height.text.isEmpty && weight.text.isEmpty)
    weight.type("80")
    scenario.calculate.accept(())
    #expect(route.values.count == 1)
    #expect(message.last == StatusMessage("Enter your height.", tone: .bad))
  }

  @Test("An error disappears when the user corrects the value")
  func errorDisappears() {
    let message = Listener(transform().message)
    scenario.calculate.accept(())
    #expect(message.last?.tone == .bad)
    scenario.height.accept("170")
    scenario.weight.accept("65")
    scenario.calculate.accept(())
    #expect(message.last?.tone == .neutral)
  }

  @Test("Korean messages use the right particles")
  func koreanParticles() {
    let message = Listener(transform(.korean).message)
    scenario.calculate.accept(())
    #expect(message.last?.text == "키를 입력하세요.")
    scenario.height.accept("170")
    scenario.calculate.accept(())
    #expect(message.last?.text == "몸무게를 입력하세요.")
  }

  @Test("The view model follows every ViewModelLaw", arguments: ViewModelLaw.allCases)
  func keepsLaws(law: ViewModelLaw) async throws { try await law.check(BodyMassFormScenario.self) }
}

/// A scenario: the user submits an empty form, then changes the units, enters valid values and submits the form again.
struct BodyMassFormScenario: ViewModelScenario {
  let height = BehaviorRelay(value: "")
  let weight = BehaviorRelay(value: "")
  let units = BehaviorRelay(value: UnitSystem.metric)
  let calculate = PublishRelay<Void>()

  var viewModel: BodyMassFormViewModel { BodyMassFormViewModel(strings: Strings(.english)) }
  var input: BodyMassFormViewModel.Input {
    .init(
      height: ControlProperty(height), weight: ControlProperty(weight), units: ControlProperty(units),
      calculate: ControlEvent(calculate))
  }

  func outputs(of output: BodyMassFormViewModel.Output) -> [ObservedOutput] {
    [
      ObservedOutput("title", output.title), ObservedOutput("heightLabel", output.heightLabel),
      ObservedOutput("weightLabel", output.weightLabel), ObservedOutput("message", output.message),
      ObservedOutput("route", output.route),
    ]
  }

  func perform() async {
    calculate.accept(())
    units.accept(.imperial)
    height.accept("70")
    weight.accept("180")
    calculate.accept(())
  }

  var requestCount: Int { 0 }
  var activeCount: Int { 0 }
  var parts: [AnyObject] { [height, weight, units, calculate] }
}
