import Presentation
import Reactive
import Terminal

/// The counter on a terminal: two buttons and a number.
@MainActor
final class CounterScreen: ViewController {
  let view: View
  private let bag = DisposeBag()

  init(_ viewModel: CounterViewModel, strings: CounterStrings) {
    let value = Label()
    let plus = Button(strings.plus)
    let minus = Button(strings.minus)
    let stack = Stack(
      title: ScreenTitle(StyledText(strings.title)),
      [
        .init(value, .fixed(2)),
        .init(Stack(.horizontal, spacing: 1, [.init(plus, .fitting), .init(minus, .fitting)]), .fixed(2)),
        .init(Label(StyledText(strings.note, .dim), wraps: true), .fill),
      ])
    view = stack
    let plusKey = stack.addCommand(strings.plus, keys: [.character("+")], isHint: true)
    let minusKey = stack.addCommand(strings.minus, keys: [.character("-")], isHint: true)
    let output = viewModel.transform(
      input: .init(
        plus: ControlEvent(events: Observable.merge(plus.tap.asObservable(), plusKey.asObservable())),
        minus: ControlEvent(events: Observable.merge(minus.tap.asObservable(), minusKey.asObservable()))))
    output.value.map { StyledText("\($0)", .bold) }.drive(value.rx.text).disposed(by: bag)
  }
}
