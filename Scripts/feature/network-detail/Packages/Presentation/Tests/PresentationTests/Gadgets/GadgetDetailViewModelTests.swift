import Domain
import DomainTesting
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

@MainActor
@Suite("The details of a gizmo") struct GadgetDetailViewModelTests {
  private let scenario = GadgetDetailScenario()

  @Test("The name is shown when the gizmo is loaded")
  func gadgetIsShown() async {
    let gadget = Listener(scenario.viewModel.transform(input: .init()).gadget)
    await settle()
    #expect(gadget.values.map(\.state) == [.idle, .loading, .ended])
    #expect(gadget.last?.title == "a")
  }

  @Test("A gizmo that does not exist is shown as a failure", arguments: Language.allCases)
  func missingGadget(language: Language) async {
    let viewModel = GadgetDetailViewModel(
      id: "99", repository: scenario.repository, environment: .test(language))
    let gadget = Listener(viewModel.transform(input: .init()).gadget)
    await settle()
    #expect(gadget.last?.state.failure?.error == .notFound)
    #expect(gadget.last?.status == Strings(language).gadgets.missing("99"))
  }

  @Test("A failed request can be retried")
  func failedRequestCanBeRetried() async {
    scenario.repository.onGadget.fail(with: .timedOut)
    let gadget = Listener(scenario.viewModel.transform(input: scenario.input).gadget)
    scenario.load.accept(())
    await settle()
    #expect(gadget.last?.state.failure?.error == .timedOut)
    scenario.repository.onGadget.succeed()
    scenario.load.accept(())
    await settle()
    #expect(gadget.last?.title == "a")
  }

  @Test("The view model follows every ViewModelLaw", arguments: ViewModelLaw.allCases)
  func keepsLaws(law: ViewModelLaw) async throws { try await law.check(GadgetDetailScenario.self) }
}

/// A scenario: a request fails and is retried.
struct GadgetDetailScenario: ViewModelScenario {
  let repository = FakeGadgetRepository([.fixture("1"), .fixture("2", name: "b")])
  let load = PublishRelay<Void>()

  var viewModel: GadgetDetailViewModel {
    GadgetDetailViewModel(id: "1", repository: repository, environment: .test())
  }

  var input: GadgetDetailViewModel.Input { .init(load: load.asObservable()) }

  func outputs(of output: GadgetDetailViewModel.Output) -> [ObservedOutput] {
    [ObservedOutput("gadget", output.gadget)]
  }

  func perform() async {
    repository.onGadget.fail(with: .timedOut)
    load.accept(())
    await settle()
    repository.onGadget.succeed()
    load.accept(())
    await settle()
  }

  var requestCount: Int { repository.onGadget.calls.count }
  var activeCount: Int { 0 }
  var parts: [AnyObject] { [repository, load] }
}
