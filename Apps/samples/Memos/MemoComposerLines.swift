import AppSupport
import Domain
import Presentation
import Reactive

/// The composer of a memo, shown as lines of text on a pipe.
@MainActor
final class MemoComposerLines: LineScreen {
  let events = "title=, content=, save, close, discard"

  private let list: MemoListLines
  private let title = LineField("")
  private let content = LineField("")
  private let form = LineForm()
  private let close = PublishRelay<Void>()
  private let discard = PublishRelay<Void>()
  private var heading = ""
  private var canSave = false
  private let bag = DisposeBag()

  init(_ viewModel: MemoComposerViewModel, in session: LineSession, list: MemoListLines) {
    self.list = list
    let output = viewModel.transform(
      input: .init(
        title: title.property, content: content.property, save: ControlEvent(events: form.save),
        close: ControlEvent(events: close), discard: ControlEvent(events: discard)))
    output.draft
      .drive(onNext: { [unowned self] draft in
        title.type(draft.title)
        content.type(draft.content)
      })
      .disposed(by: bag)
    form.bind(
      refused: output.refused, failures: output.failures, saved: output.saved, dismiss: output.dismiss, in: session)
    output.warning.emit(onNext: { session.show("warning", $0) }).disposed(by: bag)
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
    case .event("save", ""): await form.saveAndWait()
    case .event("close", ""): close.accept(())
    case .event("discard", ""): discard.accept(())
    default: throw .unknown
    }
    if form.isDismissed { await list.settle() }
  }

  /// Requests that the composer be closed. The composer warns if text would be lost.
  func end() { close.accept(()) }
}
