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

  private func transform() -> GadgetListViewModel.Output {
    scenario.viewModel.transform(input: scenario.input)
  }

  @Test("An added gizmo is first in the list")
  func addedGadgetIsFirst() async {
    let output = transform()
    let gadgets = Listener(output.gadgets)
    let changes = Listener(output.changes)
    await settle()
    #expect(gadgets.last?.items.map(\.title) == ["b", "a"])
    scenario.add.accept(" c ")
    await settle()
    #expect(gadgets.last?.items.map(\.title) == ["c", "b", "a"])
    #expect(gadgets.last?.state == .ended)
    #expect(changes.values.map(\.text) == ["Added “c”."])
  }

  @Test("An invalid name is rejected")
  func invalidNameIsRefused() async {
    let output = transform()
    let refused = Listener(output.refused)
    let gadgets = Listener(output.gadgets)
    scenario.add.accept(" ")
    await settle()
    #expect(refused.values == ["Enter a name with 1 to \(GadgetFields.maximumNameLength) characters."])
    #expect(scenario.repository.onAdd.calls.isEmpty)
    #expect(gadgets.last?.items.count == 2)
  }

  @Test("A change on another screen is shown at once")
  func changesElsewhereAppear() async throws {
    let gadgets = Listener(transform().gadgets)
    await settle()
    _ = try await scenario.repository.add(.fixture("c"))
    await settle()
    #expect(gadgets.last?.items.map(\.title) == ["c", "b", "a"])
  }

  @Test("An empty list has a message", arguments: Language.allCases)
  func emptyListHasAMessage(language: Language) async {
    let viewModel = GadgetListViewModel(repository: FakeGadgetRepository(), environment: .test(language))
    let gadgets = Listener(viewModel.transform(input: .init()).gadgets)
    await settle()
    #expect(gadgets.last?.state == .empty)
    #expect(gadgets.last?.status == Strings(language).gadgets.empty)
  }

  @Test("Undo restores a deleted gizmo at its original position")
  func undoRestoresGadget() async throws {
    let output = transform()
    let undo = Listener(output.undo)
    let changes = Listener(output.changes)
    let gadgets = Listener(output.gadgets)
    await settle()
    scenario.delete.accept(try #require(gadgets.last?.items.last?.id))
    await settle()
    #expect(gadgets.last?.items.map(\.title) == ["b"])
    #expect(undo.values == [nil, "Deleted “a”. Undo?"])
    scenario.undo.accept(())
    scenario.undo.accept(())
    await settle()
    #expect(gadgets.last?.items.map(\.title) == ["b", "a"])
    #expect(undo.last == .some(nil))
    #expect(changes.values.first?.text == "Deleted “a”.")
    #expect(changes.values.dropFirst().first?.text == "Restored “a”.")
  }

  @Test("Undo without a deletion does nothing")
  func undoWithoutDeletion() async {
    let gadgets = Listener(transform().gadgets)
    await settle()
    scenario.undo.accept(())
    await settle()
    #expect(scenario.repository.onRestore.calls.isEmpty)
    #expect(gadgets.last?.items.count == 2)
  }

  @Test("Deleting an unknown gizmo changes no gizmo, and the previous deletion cannot be undone")
  func deletingMissingGadget() async throws {
    let output = transform()
    let undo = Listener(output.undo)
    let changes = Listener(output.changes)
    let gadgets = Listener(output.gadgets)
    await settle()
    scenario.delete.accept(Gadget.ID(rawValue: 2))
    await settle()
    scenario.delete.accept(Gadget.ID(rawValue: 99))
    await settle()
    #expect(undo.values == [nil, "Deleted “b”. Undo?", nil])
    #expect(changes.last?.gadget == nil)
    #expect(changes.last?.text == "There is no gizmo 99.")
    #expect(gadgets.last?.items.count == 1)
  }

  @Test("A failed deletion is reported and cannot be undone")
  func failedDeletion() async throws {
    scenario.repository.onDelete.fail(with: .storage(.busy(path: "/gadgets")))
    let output = transform()
    let failures = Listener(output.failures)
    let undo = Listener(output.undo)
    let gadgets = Listener(output.gadgets)
    await settle()
    scenario.delete.accept(Gadget.ID(rawValue: 1))
    await settle()
    #expect(failures.last?.error == .storage(.busy(path: "/gadgets")))
    #expect(undo.values == [nil])
    #expect(gadgets.last?.items.count == 2)
  }

  @Test("A failed read can be retried")
  func failedReadCanBeRetried() async {
    let gadgets = Listener(transform().gadgets)
    await settle()
    scenario.repository.failObservers(with: .storage(.damaged(path: "/gadgets")))
    await settle()
    #expect(gadgets.last?.state.failure?.error == .storage(.damaged(path: "/gadgets")))
    scenario.load.accept(())
    await settle()
    #expect(gadgets.last?.items.count == 2)
  }

  // [detail]
  @Test("Selecting a gizmo opens it")
  func selectionOpensGadget() {
    let selected = Listener(transform().selected)
    scenario.select.accept(Gadget.ID(rawValue: 1))
    #expect(selected.values == [Gadget.ID(rawValue: 1)])
  }

  // [end]
  @Test("The strings differ between the languages")
  func stringsAreTranslated() {
    let (english, korean) = (Strings(.english).gadgets, Strings(.korean).gadgets)
    #expect(english.title != korean.title)
    #expect(english.added("a") != korean.added("a"))
    #expect(english.restored("a") != korean.restored("a"))
  }

  @Test("The view model follows every ViewModelLaw", arguments: ViewModelLaw.allCases)
  func keepsLaws(law: ViewModelLaw) async throws { try await law.check(GadgetListScenario.self) }
}

/// A scenario for the laws: gizmos are added, deleted and restored, and the repository fails once.
struct GadgetListScenario: ViewModelScenario {
  let repository = FakeGadgetRepository([.fixture("a"), .fixture("b")])
  let load = PublishRelay<Void>()
  let add = PublishRelay<String>()
  // [detail]
  let select = PublishRelay<Gadget.ID>()
  // [end]
  let delete = PublishRelay<Gadget.ID>()
  let undo = PublishRelay<Void>()

  var viewModel: GadgetListViewModel {
    GadgetListViewModel(repository: repository, environment: .test())
  }

  var input: GadgetListViewModel.Input {
    .init(
      load: load.startWith(()), add: ControlEvent(add),
      // [detail]
      select: ControlEvent(select),
      // [end]
      delete: ControlEvent(delete), undo: ControlEvent(undo))
  }

  func outputs(of output: GadgetListViewModel.Output) -> [ObservedOutput] {
    [
      ObservedOutput("title", output.title), ObservedOutput("undo", output.undo),
      ObservedOutput("changes", output.changes), ObservedOutput("refused", output.refused),
      ObservedOutput("failures", output.failures), ObservedOutput("gadgets", output.gadgets),
      // [detail]
      ObservedOutput("selected", output.selected),
      // [end]
    ]
  }

  func perform() async {
    await settle()
    add.accept("c")
    await settle()
    add.accept("")
    delete.accept(Gadget.ID(rawValue: 1))
    await settle()
    undo.accept(())
    await settle()
    repository.onDelete.fail(with: .storage(.busy(path: "/gadgets")))
    delete.accept(Gadget.ID(rawValue: 2))
    await settle()
    repository.failObservers(with: .storage(.busy(path: "/gadgets")))
    load.accept(())
    await settle()
    // [detail]
    select.accept(Gadget.ID(rawValue: 1))
    // [end]
  }

  var requestCount: Int {
    repository.observers + repository.onAdd.calls.count + repository.onDelete.calls.count
      + repository.onRestore.calls.count
  }
  var activeCount: Int { repository.observers }
  // [detail]
  var parts: [AnyObject] { [repository, load, add, select, delete, undo] }
  // [else]
  var parts: [AnyObject] { [repository, load, add, delete, undo] }
  // [end]
}
