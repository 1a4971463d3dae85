import Domain
import Presentation
import Reactive
import Terminal

/// The form for height and weight, shown on a terminal.
@MainActor
final class BodyMassFormScreen: ViewController {
  let view: View
  private let bag = DisposeBag()

  init(
    _ viewModel: BodyMassFormViewModel, strings: BodyMassStrings, on coordinator: SamplesCoordinator,
    follow: @escaping @MainActor (BodyMassRoute) -> Void
  ) {
    let (title, message) = (ScreenTitle(), Label("", wraps: true))
    let height = TextField()
    let weight = TextField()
    let (heightFrame, weightFrame) = (FramedField(height), FramedField(weight))
    let systems = UnitSystem.allCases
    let picker = CollectionView<UnitSystem>(.list(rowHeight: 1)) { canvas, system, state in
      coordinator.drawLine(strings.units(system), of: state, in: canvas)
    }
    picker.speakItem = strings.units
    picker.items = systems
    let calculate = Button(coordinator.text.calculate)
    let stack = Stack(
      title: title,
      [
        .init(Stack(.horizontal, spacing: 1, [.init(heightFrame, .fill), .init(weightFrame, .fill)]), .fitting),
        .init(picker, .fixed(3)), .init(Stack(.horizontal, [.init(calculate, .fitting)]), .fixed(2)),
        .init(message, .fill),
      ])
    view = stack
    let key = stack.addCommand(coordinator.text.calculate, keys: [.control("s")], isHint: true)
    let units = ControlProperty(
      values: picker.selectedIndex.map { systems.indices.contains($0) ? systems[$0] : .metric },
      valueSink: Binder(picker) { $0.selection = systems.firstIndex(of: $1) ?? 0 })
    let requests = Observable.merge(
      calculate.tap.asObservable(), key.asObservable(), height.editingDidEndOnExit.asObservable(),
      weight.editingDidEndOnExit.asObservable())
    let output = viewModel.transform(
      input: .init(height: height.text, weight: weight.text, units: units, calculate: ControlEvent(events: requests)))
    output.route.emit(onNext: follow).disposed(by: bag)
    output.title.styled(.bold).drive(title.rx.text).disposed(by: bag)
    output.heightLabel.styled().drive(heightFrame.rx.title).disposed(by: bag)
    output.weightLabel.styled().drive(weightFrame.rx.title).disposed(by: bag)
    output.message.map { StyledText($0.text, coordinator.style(of: $0.tone)) }.drive(message.rx.text).disposed(by: bag)
  }
}
