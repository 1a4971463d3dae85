import AppSupport
import Domain
import Presentation
import Reactive

/// The composer of a memo, on a pipe.
@MainActor
final class MemoComposerLines: LineScreen {
  let events = "title=, content=, save, close, discard"

  private let list: MemoListLines
  private let title = LineField("")
  private let content = LineField("")
  private let save = PublishRelay<Void>()
  private let close = PublishRelay<Void>()
  private let discard = PublishRelay<Void>()
  private var heading = ""
  private var canSave = false
  private var isDismissed = false
  /// How many saves have ended.
  private let answers = BehaviorRelay(value: 0)
  private let bag = DisposeBag()

  init(_ viewModel: MemoComposerViewModel, in session: LineSession, list: MemoListLines) {
    self.list = list
    let output = viewModel.transform(
      input: .init(
        title: title.property, content: content.property, save: ControlEvent(events: save),
        close: ControlEvent(events: close), discard: ControlEvent(events: discard)))
    output.draft
      .drive(onNext: { [unowned self] draft in
        title.type(draft.title)
        content.type(draft.content)
      })
      .disposed(by: bag)
    output.refused
      .emit(onNext: { [unowned self] in
        session.show("refused", $0)
        answers.accept(answers.value + 1)
      })
      .disposed(by: bag)
    output.failures
      .emit(onNext: { [unowned self] in
        session.show($0)
        answers.accept(answers.value + 1)
      })
      .disposed(by: bag)
    output.saved
      .emit(onNext: { text in
        session.show("saved", text)
        session.clearFailure()
      })
      .disposed(by: bag)
    output.warning.emit(onNext: { session.show("warning", $0) }).disposed(by: bag)
    output.dismiss
      .emit(onNext: { [unowned self] in
        isDismissed = true
        answers.accept(answers.value + 1)
        session.close()
      })
      .disposed(by: bag)
    output.heading.drive(onNext: { [unowned self] in heading = $0 }).disposed(by: bag)
    output.canSave.drive(onNext: { [unowned self] in canSave = $0 }).disposed(by: bag)
  }

  var state: [(name: String, value: String)] {
    [("title", heading), ("fields", "\(title.value) — \(content.value)"), ("canSave", "\(canSave)")]
  }

  func take(_ line: SampleLine) async throws(SampleLine.Problem) {
    switch line {
    case .field("title", let text): title.type(text)
    case .field("content", let text): content.type(text)
    case .event("save", ""):
      let count = answers.value
      save.accept(())
      _ = await answers.asDriver().first { $0 > count }
    case .event("close", ""): close.accept(())
    case .event("discard", ""): discard.accept(())
    default: throw .unknown
    }
    if isDismissed { await list.settle() }
  }

  /// Closes the composer, which warns if text would be lost.
  func end() { close.accept(()) }
}
