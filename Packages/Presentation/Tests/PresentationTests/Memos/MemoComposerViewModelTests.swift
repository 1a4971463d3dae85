import Domain
import DomainTesting
import Presentation
import PresentationTesting
import Reactive
import ReactiveTesting
import Testing

@MainActor
@Suite("The memo composer") struct MemoComposerViewModelTests {
  private let scenario = MemoComposerScenario()
  private let memo = Memo(id: Memo.ID(rawValue: 1), text: .fixture("a", content: "b"), createdAt: .testNow)

  private func transform(editing memo: Memo? = nil) -> MemoComposerViewModel.Output {
    MemoComposerViewModel(
      editing: memo, repository: scenario.repository, environment: .test()
    ).transform(input: scenario.input)
  }

  @Test(
    "A memo needs a title and content",
    arguments: [
      ("", "", false), ("a", "", false), ("", "b", false), (" ", "b", false), ("a", "\n", false), ("a", "b", true),
    ])
  func memoNeedsTitleAndContent(title: String, content: String, expected: Bool) {
    let canSave = Listener(transform().canSave)
    scenario.title.accept(title)
    scenario.content.accept(content)
    #expect(canSave.last == expected)
  }

  @Test("Saving a new memo closes the composer")
  func newMemoIsSaved() async {
    let output = transform()
    let saved = Listener(output.saved)
    let dismiss = Listener(output.dismiss)
    #expect(Listener(output.heading).last == "New memo")
    scenario.title.accept("Milk ")
    scenario.content.accept("Two bottles")
    scenario.save.accept(())
    await settle()
    #expect(saved.values == ["Saved “Milk”."])
    #expect(dismiss.values.count == 1)
    #expect(scenario.repository.onAdd.calls == [.fixture("Milk")])
  }

  @Test("Saving an edited memo changes the stored memo")
  func editedMemoIsSaved() async throws {
    let memo = try await scenario.repository.add(.fixture("a", content: "b"))
    let output = transform(editing: memo)
    let dismiss = Listener(output.dismiss)
    #expect(Listener(output.heading).last == "Edit memo")
    #expect(Listener(output.draft).last == MemoDraft(title: "a", content: "b"))
    scenario.title.accept("c")
    scenario.content.accept("b")
    scenario.save.accept(())
    await settle()
    #expect(scenario.repository.onEdit.calls == [memo.id])
    #expect(dismiss.values.count == 1)
  }

  @Test("An unchanged draft of a memo can be saved, and can be closed without a warning")
  func draftCanBeSaved() {
    let (title, content) = (TestField(), TestField())
    let output = MemoComposerViewModel(
      editing: memo, repository: scenario.repository, environment: .test()
    ).transform(
      input: .init(title: title.property, content: content.property, close: ControlEvent(scenario.close)))
    let filling = output.draft.drive(onNext: { draft in
      title.property.onNext(draft.title)
      content.property.onNext(draft.content)
    })
    let warning = Listener(output.warning)
    let dismiss = Listener(output.dismiss)
    #expect(Listener(output.canSave).last == true)
    scenario.close.accept(())
    #expect(warning.values.isEmpty)
    #expect(dismiss.values.count == 1)
    filling.dispose()
  }

  @Test("An empty memo cannot be saved")
  func emptyMemo() async {
    let output = transform()
    let refused = Listener(output.refused)
    let canSave = Listener(output.canSave)
    scenario.save.accept(())
    await settle()
    #expect(refused.values == ["Enter a title and content."])
    #expect(scenario.repository.onAdd.calls.isEmpty)
    withExtendedLifetime(canSave) {}
  }

  @Test("Pressing Save twice saves once")
  func saveTwice() async {
    let gate = Gate()
    scenario.repository.onAdd.handle { _ throws(RepositoryError) in try await gate.wait() }
    let dismiss = Listener(transform().dismiss)
    scenario.title.accept("a")
    scenario.content.accept("b")
    scenario.save.accept(())
    scenario.save.accept(())
    gate.open()
    await settle()
    #expect(scenario.repository.onAdd.calls.count == 1)
    #expect(dismiss.values.count == 1)
  }

  @Test("A failed save keeps the composer open")
  func failedSaveKeepsComposer() async {
    scenario.repository.onAdd.fail(with: .storage(.full(path: "/memos")))
    let output = transform()
    let failures = Listener(output.failures)
    let dismiss = Listener(output.dismiss)
    scenario.title.accept("a")
    scenario.content.accept("b")
    scenario.save.accept(())
    await settle()
    #expect(failures.last?.error == .storage(.full(path: "/memos")))
    #expect(dismiss.values.isEmpty)
    scenario.repository.onAdd.succeed()
    scenario.save.accept(())
    await settle()
    #expect(dismiss.values.count == 1)
  }

  @Test("Closing the composer warns about unsaved text")
  func leavingWarns() {
    let output = transform()
    let warning = Listener(output.warning)
    let dismiss = Listener(output.dismiss)
    scenario.title.accept("a")
    scenario.close.accept(())
    #expect(warning.values == ["The text is not saved. Discard it?"])
    #expect(dismiss.values.isEmpty)
    scenario.discard.accept(())
    #expect(dismiss.values.count == 1)
  }

  @Test("Closing an empty composer does not warn")
  func leavingEmptyComposer() {
    let output = transform()
    let warning = Listener(output.warning)
    let dismiss = Listener(output.dismiss)
    scenario.title.accept("  ")
    scenario.close.accept(())
    #expect(warning.values.isEmpty)
    #expect(dismiss.values.count == 1)
  }

  @Test("Closing an unchanged memo does not warn")
  func leavingUnchangedMemo() {
    let output = transform(editing: memo)
    let warning = Listener(output.warning)
    let dismiss = Listener(output.dismiss)
    scenario.title.accept("a")
    scenario.content.accept("b")
    scenario.close.accept(())
    #expect(warning.values.isEmpty)
    #expect(dismiss.values.count == 1)
    scenario.content.accept("other")
    scenario.close.accept(())
    #expect(warning.values.count == 1)
  }

  @Test("With unsaved text, Quit shows a warning, and quits if the user discards the text")
  func quittingWarns() {
    let output = transform()
    let warning = Listener(output.warning)
    let dismiss = Listener(output.dismiss)
    let quit = Listener(output.quit)
    scenario.title.accept("a")
    scenario.quit.accept(())
    #expect(warning.values.count == 1)
    #expect(quit.values.isEmpty)
    scenario.discard.accept(())
    #expect(quit.values.count == 1)
    scenario.title.accept("")
    scenario.quit.accept(())
    #expect(quit.values.count == 2)
    #expect(dismiss.values.isEmpty)
  }

  @Test("The view model follows every ViewModelLaw", arguments: ViewModelLaw.allCases)
  func keepsLaws(law: ViewModelLaw) async throws { try await law.check(MemoComposerScenario.self) }
}

/// A scenario: a save without a text fails, a save on a full disk fails, a save succeeds, and closing shows a warning.
struct MemoComposerScenario: ViewModelScenario {
  let repository = FakeMemoRepository()
  let title = BehaviorRelay(value: "")
  let content = BehaviorRelay(value: "")
  let save = PublishRelay<Void>()
  let close = PublishRelay<Void>()
  let quit = PublishRelay<Void>()
  let discard = PublishRelay<Void>()

  var viewModel: MemoComposerViewModel {
    MemoComposerViewModel(editing: nil, repository: repository, environment: .test())
  }

  var input: MemoComposerViewModel.Input {
    .init(
      title: ControlProperty(title), content: ControlProperty(content), save: ControlEvent(save),
      close: ControlEvent(close), quit: ControlEvent(quit), discard: ControlEvent(discard))
  }

  func outputs(of output: MemoComposerViewModel.Output) -> [ObservedOutput] {
    [
      ObservedOutput("heading", output.heading), ObservedOutput("draft", output.draft),
      ObservedOutput("canSave", output.canSave), ObservedOutput("refused", output.refused),
      ObservedOutput("warning", output.warning), ObservedOutput("saved", output.saved),
      ObservedOutput("failures", output.failures), ObservedOutput("dismiss", output.dismiss),
      ObservedOutput("quit", output.quit),
    ]
  }

  func perform() async {
    save.accept(())
    title.accept("Milk")
    content.accept("Two bottles")
    close.accept(())
    repository.onAdd.fail(with: .storage(.full(path: "/memos")))
    save.accept(())
    await settle()
    repository.onAdd.succeed()
    save.accept(())
    await settle()
    discard.accept(())
    quit.accept(())
    discard.accept(())
  }

  var requestCount: Int { repository.observers + repository.onAdd.calls.count + repository.onEdit.calls.count }
  var activeCount: Int { repository.observers }
  var parts: [AnyObject] { [repository, title, content, save, close, quit, discard] }
}
