import AppSupport
import Domain
import Presentation
import Reactive

/// The list of memos, shown as lines of text on a pipe.
@MainActor
final class MemoListLines: LineScreen {
  let events = "add, edit N, delete N, undo, title=, content="

  private let session: LineSession
  private let makeComposer: @MainActor (Memo?) -> MemoComposerViewModel
  private let load = PublishRelay<Void>()
  private let add = PublishRelay<Void>()
  private let select = PublishRelay<MemoItem>()
  private let delete = PublishRelay<MemoItem>()
  private let undo = PublishRelay<Void>()
  private let output: MemoListViewModel.Output
  private var title = ""
  private var listState = ListState<[MemoItem]>()
  private var undoable: String?
  /// The number of deletions and undos that have ended.
  private let answers = BehaviorRelay(value: 0)
  private weak var composer: MemoComposerLines?
  private let bag = DisposeBag()

  init(
    _ viewModel: MemoListViewModel, in session: LineSession,
    makeComposer: @escaping @MainActor (Memo?) -> MemoComposerViewModel
  ) {
    self.session = session
    self.makeComposer = makeComposer
    output = viewModel.transform(
      input: .init(
        load: load.startWith(()), add: ControlEvent(events: add), select: ControlEvent(events: select),
        delete: ControlEvent(events: delete), undo: ControlEvent(events: undo)))
    bind()
  }

  private func bind() {
    output.failures
      .emit(onNext: { [unowned self] in
        session.show($0)
        answers.accept(answers.value + 1)
      })
      .disposed(by: bag)
    output.route
      .emit(onNext: { [unowned self] route in
        guard case .compose(let memo) = route else { return }
        let screen = MemoComposerLines(makeComposer(memo), in: session, list: self)
        composer = screen
        session.open(screen)
      })
      .disposed(by: bag)
    output.title.drive(onNext: { [unowned self] in title = $0 }).disposed(by: bag)
    output.undo
      .drive(onNext: { [unowned self] in
        undoable = $0
        session.clearFailure()
        answers.accept(answers.value + 1)
      })
      .disposed(by: bag)
    output.memos
      .drive(onNext: { [unowned self] in
        guard $0.state.isSettled else { return }
        listState = $0
        session.update()
      })
      .disposed(by: bag)
  }

  var state: [(name: String, value: String)] {
    let items = listState.items.enumerated().map { index, item in
      "\(index + 1). \(item.title) — \(item.preview)\(item.note.isEmpty ? "" : " (\(item.note))")"
    }
    return [
      ("title", title), ("memos", items.isEmpty ? listState.status : items.joined(separator: "; ")),
      ("undo", undoable ?? "—"),
    ]
  }

  var failure: Failure? { listState.state.failure }

  /// Reloads the list, so that it contains the latest changes.
  func settle() async {
    load.accept(())
    _ = await output.memos.first(where: \.state.isSettled)
  }

  func take(_ line: SampleLine) async throws(SampleLine.Problem) {
    switch line {
    case .event("add", ""): add.accept(())
    case .event("edit", let number): select.accept(try item(number))
    case .event("delete", let number): await answer(to: delete, try item(number))
    case .event("undo", ""):
      guard undoable != nil else { throw .nothingToUndo }
      await answer(to: undo, ())
    case .field("title", _), .field("content", _):
      add.accept(())
      try await composer?.take(line)
    default: throw .unknown
    }
  }

  private func item(_ number: String) throws(SampleLine.Problem) -> MemoItem {
    guard let number = Int(number), listState.items.indices.contains(number - 1) else { throw .nothingThere }
    return listState.items[number - 1]
  }

  /// Sends an event, and waits until the action succeeds or fails.
  private func answer<Value>(to relay: PublishRelay<Value>, _ value: Value) async {
    let count = answers.value
    relay.accept(value)
    _ = await answers.asDriver().first { $0 > count }
    await settle()
  }
}
