import Presentation
import PresentationTesting
import Reactive
import Testing

@MainActor
@Suite("The counter") struct CounterViewModelTests {
  private let scenario = CounterScenario()

  @Test("The counter begins at 1")
  func beginsAtOne() {
    let value = Listener(scenario.viewModel.transform(input: scenario.input).value)
    #expect(value.values == [1])
  }

  @Test("Plus and minus change the value")
  func plusAndMinus() {
    let value = Listener(scenario.viewModel.transform(input: scenario.input).value)
    scenario.plus.accept(())
    scenario.plus.accept(())
    scenario.minus.accept(())
    #expect(value.values == [1, 2, 3, 2])
  }

  @Test("The value can be negative")
  func negativeValues() {
    let value = Listener(scenario.viewModel.transform(input: scenario.input).value)
    for _ in 1...3 { scenario.minus.accept(()) }
    #expect(value.last == -2)
  }

  @Test("The value is not saved when the screen is closed")
  func valueIsNotSaved() {
    let output = scenario.viewModel.transform(input: scenario.input)
    let value = Listener(output.value)
    scenario.plus.accept(())
    value.leave()
    #expect(Listener(output.value).last == 1)
  }

  @Test("The view model follows every ViewModelLaw", arguments: ViewModelLaw.allCases)
  func keepsLaws(law: ViewModelLaw) async throws { try await law.check(CounterScenario.self) }
}

struct CounterScenario: ViewModelScenario {
  let plus = PublishRelay<Void>()
  let minus = PublishRelay<Void>()

  var viewModel: CounterViewModel { CounterViewModel() }
  var input: CounterViewModel.Input { .init(plus: ControlEvent(plus), minus: ControlEvent(minus)) }

  func outputs(of output: CounterViewModel.Output) -> [ObservedOutput] { [ObservedOutput("value", output.value)] }

  func perform() async {
    plus.accept(())
    minus.accept(())
    minus.accept(())
  }

  var requestCount: Int { 0 }
  var activeCount: Int { 0 }
  var parts: [AnyObject] { [plus, minus] }
}
