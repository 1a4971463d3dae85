import Domain
import Presentation
import Reactive

/// The form for height and weight as lines.
@MainActor
final class BodyMassFormLines: LineScreen {
  let events = "height=, weight=, units=metric|imperial, calculate"

  private let height = LineField("")
  private let weight = LineField("")
  private let units = LineField(UnitSystem.metric)
  private let calculate = PublishRelay<Void>()
  private var title = ""
  private var heightLabel = ""
  private var weightLabel = ""
  private var message = StatusMessage("")
  private let bag = DisposeBag()

  init(
    _ viewModel: BodyMassFormViewModel, in session: LineSession,
    makeResult: @escaping @MainActor (BodyMassIndex) -> BodyMassResultViewModel
  ) {
    let output = viewModel.transform(
      input: .init(
        height: height.property, weight: weight.property, units: units.property,
        calculate: ControlEvent(events: calculate)))
    output.route
      .emit(onNext: { route in
        guard case .result(let index) = route else { return }
        session.open(BodyMassResultLines(makeResult(index), in: session))
      })
      .disposed(by: bag)
    output.title.drive(onNext: { [unowned self] in title = $0 }).disposed(by: bag)
    output.heightLabel.drive(onNext: { [unowned self] in heightLabel = $0 }).disposed(by: bag)
    output.weightLabel.drive(onNext: { [unowned self] in weightLabel = $0 }).disposed(by: bag)
    output.message.drive(onNext: { [unowned self] in message = $0 }).disposed(by: bag)
  }

  var state: [(name: String, value: String)] {
    [
      ("title", title), ("heightLabel", heightLabel), ("weightLabel", weightLabel), ("message", message.text),
      ("tone", "\(message.tone)"),
    ]
  }

  func take(_ line: SampleLine) throws(SampleLine.Problem) {
    switch line {
    case .field("height", let text): height.type(text)
    case .field("weight", let text): weight.type(text)
    case .field("units", let name):
      guard let system = UnitSystem(rawValue: name) else { throw .nothingThere }
      units.type(system)
    case .event("calculate", ""): calculate.accept(())
    default: throw .unknown
    }
  }
}
