import Domain
import DomainTesting
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

@MainActor
@Suite("The list of memos") struct MemoListViewModelTests {
  private let scenario = MemoListScenario()

  private func transform() -> MemoListViewModel.Output {
    scenario.viewModel.transform(input: scenario.input)
  }

  @Test("The newest memo is first")
  func newestMemoFirst() async {
    let memos = Listener(transform().memos)
    await settle()
    #expect(memos.last?.items.map(\.title) == ["b", "a"])
    #expect(memos.last?.items.map(\.preview) == ["Two bottles", "Two bottles"])
    #expect(memos.last?.state == .ended)
  }

  @Test("An edit on another screen is shown at once")
  func editsElsewhereAppear() async throws {
    let memos = Listener(transform().memos)
    await settle()
    let oldest = try #require(memos.last?.items.last)
    _ = try await scenario.repository.edit(oldest.id, to: .fixture("c"))
    await settle()
    #expect(memos.last?.items.map(\.title) == ["b", "c"])
    #expect(memos.last?.items.map(\.note) == ["", "edited"])
  }

  @Test("An empty list of memos has a message")
  func noMemos() async {
    let viewModel = MemoListViewModel(
      repository: FakeMemoRepository(), environment: .test())
    let memos = Listener(viewModel.transform(input: .init()).memos)
    await settle()
    #expect(memos.last?.state == .empty)
    #expect(memos.last?.status == "No memos yet.")
  }

  @Test("Undo restores a deleted memo at its original position")
  func undoRestoresMemo() async throws {
    let output = transform()
    let undo = Listener(output.undo)
    let memos = Listener(output.memos)
    await settle()
    scenario.delete.accept(try #require(memos.last?.items.last))
    await settle()
    #expect(memos.last?.items.map(\.title) == ["b"])
    #expect(undo.values == [nil, "Deleted “a”. Undo?"])
    scenario.undo.accept(())
    await settle()
    #expect(memos.last?.items.map(\.title) == ["b", "a"])
    #expect(undo.values.last == .some(nil))
  }

  @Test("Pressing Undo twice restores one memo")
  func undoTwice() async throws {
    let memos = Listener(transform().memos)
    await settle()
    scenario.delete.accept(try #require(memos.last?.items.first))
    await settle()
    scenario.undo.accept(())
    scenario.undo.accept(())
    await settle()
    #expect(memos.last?.items.map(\.title) == ["b", "a"])
  }

  @Test("Deleting a memo that no longer exists hides the offer to undo the previous deletion")
  func deletingMissingMemo() async throws {
    let output = transform()
    let undo = Listener(output.undo)
    let memos = Listener(output.memos)
    await settle()
    let items = try #require(memos.last?.items)
    scenario.delete.accept(items[0])
    await settle()
    _ = try await scenario.repository.delete(items[1].id)
    scenario.delete.accept(items[1])
    await settle()
    #expect(undo.values == [nil, "Deleted “b”. Undo?", nil])
    scenario.undo.accept(())
    await settle()
    #expect(memos.last?.items.isEmpty == true)
  }

  @Test("Undo without a deletion does nothing")
  func undoWithoutDeletion() async {
    let memos = Listener(transform().memos)
    await settle()
    scenario.undo.accept(())
    await settle()
    #expect(scenario.repository.onRestore.calls.isEmpty)
    #expect(memos.last?.items.count == 2)
  }

  @Test("A failed deletion is reported and cannot be undone")
  func failedDeletion() async throws {
    scenario.repository.onDelete.fail(with: .storage(.busy(path: "/memos")))
    let output = transform()
    let failures = Listener(output.failures)
    let undo = Listener(output.undo)
    let memos = Listener(output.memos)
    await settle()
    scenario.delete.accept(try #require(memos.last?.items.first))
    await settle()
    #expect(failures.last?.error == .storage(.busy(path: "/memos")))
    #expect(undo.values == [nil])
    #expect(memos.last?.items.count == 2)
  }

  @Test("If the memos cannot be read, the user can retry the request")
  func failedReadCanBeRetried() async {
    let memos = Listener(transform().memos)
    await settle()
    scenario.repository.failObservers(with: .storage(.damaged(path: "/memos")))
    await settle()
    #expect(memos.last?.state.failure?.error == .storage(.damaged(path: "/memos")))
    scenario.load.accept(())
    await settle()
    #expect(memos.last?.items.count == 2)
  }

  @Test("Adding or selecting a memo opens the composer")
  func addOpensComposer() async throws {
    let output = transform()
    let route = Listener(output.route)
    let memos = Listener(output.memos)
    await settle()
    scenario.add.accept(())
    let item = try #require(memos.last?.items.first)
    scenario.select.accept(item)
    #expect(route.values == [.compose(nil), .compose(item.memo)])
  }

  @Test("The view model follows every ViewModelLaw", arguments: ViewModelLaw.allCases)
  func keepsLaws(law: ViewModelLaw) async throws { try await law.check(MemoListScenario.self) }
}

/// A scenario: a memo is deleted and restored, another deletion fails, and the repository fails once.
struct MemoListScenario: ViewModelScenario {
  let repository = FakeMemoRepository([.fixture("a"), .fixture("b")])
  let load = PublishRelay<Void>()
  let add = PublishRelay<Void>()
  let select = PublishRelay<MemoItem>()
  let delete = PublishRelay<MemoItem>()
  let undo = PublishRelay<Void>()

  var viewModel: MemoListViewModel {
    MemoListViewModel(repository: repository, environment: .test())
  }

  var input: MemoListViewModel.Input {
    .init(
      load: load.startWith(()), add: ControlEvent(add), select: ControlEvent(select), delete: ControlEvent(delete),
      undo: ControlEvent(undo))
  }

  func outputs(of output: MemoListViewModel.Output) -> [ObservedOutput] {
    [
      ObservedOutput("title", output.title), ObservedOutput("undo", output.undo),
      ObservedOutput("failures", output.failures), ObservedOutput("route", output.route),
      ObservedOutput("memos", output.memos),
    ]
  }

  func perform() async {
    let memo = Memo(id: Memo.ID(rawValue: 1), text: .fixture("a"), createdAt: .testNow)
    let item = MemoItem(memo, strings: Strings(.english).memos)
    await settle()
    delete.accept(item)
    await settle()
    undo.accept(())
    await settle()
    repository.onDelete.fail(with: .storage(.busy(path: "/memos")))
    delete.accept(item)
    await settle()
    repository.failObservers(with: .storage(.busy(path: "/memos")))
    load.accept(())
    await settle()
    add.accept(())
    select.accept(item)
  }

  var requestCount: Int {
    repository.observers + repository.onDelete.calls.count + repository.onRestore.calls.count
  }
  var activeCount: Int { repository.observers }
  var parts: [AnyObject] { [repository, load, add, select, delete, undo] }
}
