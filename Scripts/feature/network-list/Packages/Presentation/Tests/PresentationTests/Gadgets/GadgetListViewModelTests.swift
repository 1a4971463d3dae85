import Domain
import DomainTesting
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

@MainActor
@Suite("The list of gizmos") struct GadgetListViewModelTests {
  private let scenario = GadgetListScenario()

  @Test("The gizmos are shown in the order of the service")
  func gadgetsAreShown() async {
    let gadgets = Listener(scenario.viewModel.transform(input: .init()).gadgets)
    await settle()
    #expect(gadgets.last?.items.map(\.title) == ["a", "b"])
    #expect(gadgets.last?.state == .ended)
  }

  @Test("An empty list has a message", arguments: Language.allCases)
  func emptyListHasAMessage(language: Language) async {
    let viewModel = GadgetListViewModel(repository: FakeGadgetRepository(), environment: .test(language))
    let gadgets = Listener(viewModel.transform(input: .init()).gadgets)
    await settle()
    #expect(gadgets.last?.state == .empty)
    #expect(gadgets.last?.status == Strings(language).gadgets.empty)
  }

  @Test("A failed request can be retried")
  func failedRequestCanBeRetried() async {
    scenario.repository.onGadgets.fail(with: .timedOut)
    let gadgets = Listener(scenario.viewModel.transform(input: scenario.input).gadgets)
    scenario.load.accept(())
    await settle()
    #expect(gadgets.last?.state.failure?.error == .timedOut)
    scenario.repository.onGadgets.succeed()
    scenario.load.accept(())
    await settle()
    #expect(gadgets.last?.items.count == 2)
  }

  // [detail]
  @Test("Selecting a gizmo opens it")
  func selectionOpensGadget() {
    let selected = Listener(scenario.viewModel.transform(input: scenario.input).selected)
    scenario.select.accept("1")
    #expect(selected.values == ["1"])
  }

  // [end]
  @Test("The strings differ between the languages")
  func stringsAreTranslated() {
    #expect(Strings(.english).gadgets.title != Strings(.korean).gadgets.title)
    #expect(Strings(.english).gadgets.empty != Strings(.korean).gadgets.empty)
  }

  @Test("The view model follows every ViewModelLaw", arguments: ViewModelLaw.allCases)
  func keepsLaws(law: ViewModelLaw) async throws { try await law.check(GadgetListScenario.self) }
}

/// A scenario for the laws: a request fails and is retried.
struct GadgetListScenario: ViewModelScenario {
  let repository = FakeGadgetRepository([.fixture("1"), .fixture("2", name: "b")])
  let load = PublishRelay<Void>()
  // [detail]
  let select = PublishRelay<Gadget.ID>()
  // [end]

  var viewModel: GadgetListViewModel {
    GadgetListViewModel(repository: repository, environment: .test())
  }

  // [detail]
  var input: GadgetListViewModel.Input { .init(load: load.asObservable(), select: ControlEvent(select)) }

  func outputs(of output: GadgetListViewModel.Output) -> [ObservedOutput] {
    [
      ObservedOutput("title", output.title), ObservedOutput("gadgets", output.gadgets),
      ObservedOutput("selected", output.selected),
    ]
  }
  // [else]
  var input: GadgetListViewModel.Input { .init(load: load.asObservable()) }

  func outputs(of output: GadgetListViewModel.Output) -> [ObservedOutput] {
    [ObservedOutput("title", output.title), ObservedOutput("gadgets", output.gadgets)]
  }
  // [end]

  func perform() async {
    repository.onGadgets.fail(with: .timedOut)
    load.accept(())
    await settle()
    repository.onGadgets.succeed()
    load.accept(())
    await settle()
    // [detail]
    select.accept("1")
    // [end]
  }

  var requestCount: Int { repository.onGadgets.calls.count }
  var activeCount: Int { 0 }
  // [detail]
  var parts: [AnyObject] { [repository, load, select] }
  // [else]
  var parts: [AnyObject] { [repository, load] }
  // [end]
}
