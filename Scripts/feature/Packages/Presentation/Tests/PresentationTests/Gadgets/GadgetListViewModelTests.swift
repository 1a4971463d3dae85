import Domain
import DomainTesting
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

@MainActor
@Suite("The list of gadgets")
struct GadgetListViewModelTests {
  private func listState(of repository: FakeGadgetRepository) async -> ListState<[Gadget]>? {
    let viewModel = GadgetListViewModel(repository: repository, environment: .test())
    let gadgets = Listener(viewModel.transform(input: .init()).gadgets)
    await settle()
    return gadgets.last
  }

  @Test("Gadgets are shown")
  func gadgetsAreShown() async {
    let listState = await listState(of: FakeGadgetRepository([Gadget(id: "1", title: "First")].compactMap { $0 }))
    #expect(listState?.items.map(\.title) == ["First"])
    #expect(listState?.state == .ended)
  }

  @Test("An empty list of gadgets has a message")
  func noGadgets() async {
    let listState = await listState(of: FakeGadgetRepository())
    #expect(listState?.state == .empty)
    #expect(listState?.status == "Nothing here yet.")
  }

  @Test("The view model follows every ViewModelLaw", arguments: ViewModelLaw.allCases)
  func keepsLaws(law: ViewModelLaw) async throws { try await law.check(GadgetListScenario.self) }
}

/// A scenario: a request for gadgets fails and is retried.
struct GadgetListScenario: ViewModelScenario {
  let repository = FakeGadgetRepository([Gadget(id: "1", title: "First")].compactMap { $0 })
  let load = PublishRelay<Void>()

  var viewModel: GadgetListViewModel {
    GadgetListViewModel(repository: repository, environment: .test())
  }

  var input: GadgetListViewModel.Input { .init(load: load.asObservable()) }

  func outputs(of output: GadgetListViewModel.Output) -> [ObservedOutput] {
    [ObservedOutput("title", output.title), ObservedOutput("gadgets", output.gadgets)]
  }

  func perform() async {
    repository.onGadgets.fail(with: .timedOut)
    load.accept(())
    await settle()
    repository.onGadgets.succeed()
    load.accept(())
    await settle()
  }

  var requestCount: Int { repository.onGadgets.calls.count }
  var activeCount: Int { 0 }
  var parts: [AnyObject] { [repository, load] }
}
