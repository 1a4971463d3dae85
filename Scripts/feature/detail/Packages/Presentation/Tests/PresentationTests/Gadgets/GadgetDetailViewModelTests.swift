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

  private func transform() -> GadgetDetailViewModel.Output {
    scenario.viewModel.transform(input: scenario.input)
  }

  @Test("The name and the date are shown")
  func gadgetIsShown() async {
    let gadget = Listener(transform().gadget)
    await settle()
    #expect(gadget.last?.title == "a")
    #expect(gadget.last?.date == "1970-01-01 00:00")
    #expect(gadget.last?.state == .ended)
  }

  @Test("A gizmo that does not exist is shown as a failure")
  func missingGadget() async {
    let viewModel = GadgetDetailViewModel(
      id: Gadget.ID(rawValue: 99), repository: scenario.repository, environment: .test())
    let gadget = Listener(viewModel.transform(input: .init()).gadget)
    await settle()
    #expect(gadget.last?.state.failure?.error == .notFound)
    #expect(gadget.last?.status == "There is no gizmo 99.")
  }

  @Test("A deletion on another screen is shown at once")
  func deletionElsewhereAppears() async throws {
    let gadget = Listener(transform().gadget)
    await settle()
    _ = try await scenario.repository.delete(Gadget.ID(rawValue: 1))
    await settle()
    #expect(gadget.last?.gadget == nil)
    #expect(gadget.last?.state.failure?.error == .notFound)
  }

  @Test("Pressing Delete twice deletes the gizmo once and closes the screen")
  func deletionDismisses() async {
    // Presses Delete again while the first deletion is running.
    let gate = Gate()
    scenario.repository.onDelete.handle { _ throws(RepositoryError) in try await gate.wait() }
    let output = transform()
    let dismiss = Listener(output.dismiss)
    scenario.delete.accept(())
    scenario.delete.accept(())
    gate.open()
    await settle()
    #expect(dismiss.values.count == 1)
    #expect(scenario.repository.onDelete.calls == [Gadget.ID(rawValue: 1)])
  }

  @Test("A failed deletion keeps the screen open")
  func failedDeletion() async {
    scenario.repository.onDelete.fail(with: .storage(.busy(path: "/gadgets")))
    let output = transform()
    let dismiss = Listener(output.dismiss)
    let failures = Listener(output.failures)
    scenario.delete.accept(())
    await settle()
    #expect(dismiss.values.isEmpty)
    #expect(failures.last?.error == .storage(.busy(path: "/gadgets")))
  }

  @Test("A failed read can be retried")
  func failedReadCanBeRetried() async {
    let gadget = Listener(transform().gadget)
    await settle()
    scenario.repository.failObservers(with: .storage(.damaged(path: "/gadgets")))
    await settle()
    #expect(gadget.last?.state.failure?.error == .storage(.damaged(path: "/gadgets")))
    scenario.load.accept(())
    await settle()
    #expect(gadget.last?.title == "a")
  }

  @Test("The view model follows every ViewModelLaw", arguments: ViewModelLaw.allCases)
  func keepsLaws(law: ViewModelLaw) async throws { try await law.check(GadgetDetailScenario.self) }
}

/// A scenario for the laws: a deletion fails, a read of the stored gizmos fails, and the gizmo is deleted.
struct GadgetDetailScenario: ViewModelScenario {
  let repository = FakeGadgetRepository([.fixture("a"), .fixture("b")])
  let load = PublishRelay<Void>()
  let delete = PublishRelay<Void>()

  var viewModel: GadgetDetailViewModel {
    GadgetDetailViewModel(id: Gadget.ID(rawValue: 1), repository: repository, environment: .test())
  }

  var input: GadgetDetailViewModel.Input {
    .init(load: load.startWith(()), delete: ControlEvent(delete))
  }

  func outputs(of output: GadgetDetailViewModel.Output) -> [ObservedOutput] {
    [
      ObservedOutput("gadget", output.gadget), ObservedOutput("failures", output.failures),
      ObservedOutput("dismiss", output.dismiss),
    ]
  }

  func perform() async {
    await settle()
    repository.onDelete.fail(with: .storage(.busy(path: "/gadgets")))
    delete.accept(())
    await settle()
    repository.failObservers(with: .storage(.busy(path: "/gadgets")))
    await settle()
    load.accept(())
    repository.onDelete.succeed()
    delete.accept(())
    await settle()
  }

  var requestCount: Int { repository.observers + repository.onDelete.calls.count }
  var activeCount: Int { repository.observers }
  var parts: [AnyObject] { [repository, load, delete] }
}
