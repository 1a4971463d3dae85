import AppSupport
import Domain
import Presentation
import Reactive
import Terminal

/// The composer of a memo, shown on a terminal.
@MainActor
final class MemoComposerScreen: ViewController {
  let view: View
  private let bag = DisposeBag()

  init(_ viewModel: MemoComposerViewModel, strings: MemoStrings, on coordinator: SamplesCoordinator) {
    let heading = ScreenTitle()
    let title = TextField()
    let content = TextField()
    let save = Button(coordinator.text.save)
    let discard = Button(coordinator.text.discard)
    let stack = Stack(
      title: heading,
      [
        .init(FramedField(title, named: strings.titleField), .fitting),
        .init(FramedField(content, named: strings.contentField), .fitting),
        .init(Stack(.horizontal, [.init(save, .fitting)]), .fixed(1)),
        .init(View(), .fill),
      ])
    view = stack
    let saveKey = stack.addCommand(coordinator.text.save, keys: [.control("s")], isHint: true)
    let close = stack.addCommand(coordinator.text.back, keys: [KeyPress(.escape)], isHint: true)
    let quit = stack.addCommand(coordinator.text.quit, keys: [.control("q")])
    let output = viewModel.transform(
      input: .init(
        title: title.text, content: content.text,
        save: ControlEvent(events: Observable.merge(save.tap.asObservable(), saveKey.asObservable())), close: close,
        quit: quit, discard: discard.tap))
    output.draft
      .drive(onNext: { draft in
        title.string = draft.title
        content.string = draft.content
      })
      .disposed(by: bag)
    output.refused.emit(onNext: { coordinator.show($0) }).disposed(by: bag)
    output.failures.emit(onNext: { coordinator.show($0) }).disposed(by: bag)
    output.saved.emit(onNext: { coordinator.show($0) }).disposed(by: bag)
    output.warning
      .emit(onNext: { coordinator.ask($0, yes: discard, no: Button(coordinator.text.keep)) })
      .disposed(by: bag)
    output.dismiss.emit(onNext: { coordinator.pop() }).disposed(by: bag)
    output.quit.emit(onNext: { coordinator.quit() }).disposed(by: bag)
    output.heading.styled(.bold).drive(heading.rx.text).disposed(by: bag)
    output.canSave.drive(save.rx.isEnabled).disposed(by: bag)
  }
}
