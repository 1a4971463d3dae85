import Presentation
import Reactive
import Terminal

/// The result of the body mass sample, shown on a terminal.
@MainActor
final class BodyMassResultScreen: ViewController {
  let view: View
  private let bag = DisposeBag()

  init(
    _ viewModel: BodyMassResultViewModel, on coordinator: SamplesCoordinator,
    follow: @escaping @MainActor (BodyMassRoute) -> Void
  ) {
    let (title, value, advice, source) = (ScreenTitle(), Label(), Label("", wraps: true), Label("", wraps: true))
    let stack = Stack(
      title: title, [.init(value, .fixed(2)), .init(advice, .fixed(3)), .init(source, .fill)])
    view = stack
    let back = stack.addCommand(coordinator.text.back, keys: [KeyPress(.escape), KeyPress(.enter)], isHint: true)
    let output = viewModel.transform(input: .init(back: back))
    output.route.emit(onNext: follow).disposed(by: bag)
    output.title.styled(.bold).drive(title.rx.text).disposed(by: bag)
    Driver.combineLatest(output.value, output.category, output.tone) {
      StyledText($0, .bold) + StyledText("  \($1)", coordinator.style(of: $2))
    }
    .drive(value.rx.text)
    .disposed(by: bag)
    output.advice.styled().drive(advice.rx.text).disposed(by: bag)
    output.source.styled(.dim).drive(source.rx.text).disposed(by: bag)
  }
}
