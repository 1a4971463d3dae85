import Domain
import Presentation
import PresentationTesting
import Reactive
import Testing

@MainActor
@Suite("The body mass result") struct BodyMassResultViewModelTests {
  /// Returns the output for a height of 2 m, at which the index is a quarter of the weight.
  private func transform(
    weight: String, _ language: Language = .english, back: ControlEvent<Void> = .never
  ) throws -> BodyMassResultViewModel.Output {
    let index = try BodyMassIndex(height: "200", weight: weight, units: .metric)
    return BodyMassResultViewModel(index, strings: Strings(language)).transform(input: .init(back: back))
  }

  @Test(
    "A result has a category, a tone, advice and a source",
    arguments: [
      ("60", "15.0", "Severe thinness", Tone.bad), ("72", "18.0", "Mild thinness", .warning),
      ("90", "22.5", "Normal", .good), ("100", "25.0", "Overweight (pre-obese)", .warning),
      ("160", "40.0", "Obese class III", .bad),
    ])
  func resultHasCategory(weight: String, value: String, category: String, tone: Tone) throws {
    let output = try transform(weight: weight)
    #expect(Listener(output.value).last == value)
    #expect(Listener(output.category).last == category)
    #expect(Listener(output.tone).last == tone)
    #expect(Listener(output.advice).last?.isEmpty == false)
    #expect(Listener(output.source).last?.contains("World Health Organization") == true)
  }

  @Test("A result can be shown in Korean")
  func resultInKorean() throws {
    let output = try transform(weight: "90", .korean)
    #expect(Listener(output.category).last == "정상")
    #expect(Listener(output.source).last?.contains("세계보건기구") == true)
  }

  @Test("Back closes the screen")
  func backLeavesScreen() throws {
    let back = PublishRelay<Void>()
    let route = Listener(try transform(weight: "90", back: ControlEvent(back)).route)
    back.accept(())
    #expect(route.values == [.back])
  }

  @Test("The view model follows every ViewModelLaw", arguments: ViewModelLaw.allCases)
  func keepsLaws(law: ViewModelLaw) async throws { try await law.check(BodyMassResultScenario.self) }
}

/// A scenario: a result is shown and closed.
struct BodyMassResultScenario: ViewModelScenario {
  let back = PublishRelay<Void>()
  let viewModel: BodyMassResultViewModel

  init() {
    guard let index = try? BodyMassIndex(height: "200", weight: "90", units: .metric) else {
      preconditionFailure("these are measures")
    }
    viewModel = BodyMassResultViewModel(index, strings: Strings(.english))
  }

  var input: BodyMassResultViewModel.Input { .init(back: ControlEvent(back)) }

  func outputs(of output: BodyMassResultViewModel.Output) -> [ObservedOutput] {
    [
      ObservedOutput("title", output.title), ObservedOutput("value", output.value),
      ObservedOutput("category", output.category), ObservedOutput("tone", output.tone),
      ObservedOutput("advice", output.advice), ObservedOutput("source", output.source),
      ObservedOutput("route", output.route),
    ]
  }

  func perform() async { back.accept(()) }

  var requestCount: Int { 0 }
  var activeCount: Int { 0 }
  var parts: [AnyObject] { [back] }
}
