import Domain
import Presentation
import Reactive

/// The form for height and weight, shown as lines of text on a pipe.
@MainActor
final class BodyMassFormLines: LineScreen {
  let events = "height=, weight=, units=metric|imperial, calculate"

  private let height = LineField("")
  private let weight = LineField("")
  private let units = LineField(UnitSystem.metric)
  private let calculate = PublishRelay<Void>()
  private let outputs = LineOutputs()
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
    outputs.add("title", output.title)
    outputs.add("heightLabel", output.heightLabel)
    outputs.add("weightLabel", output.weightLabel)
    outputs.add("message", output.message.map(\.text))
    outputs.add("tone", output.message.map { "\($0.tone)" })
  }

  var state: [(name: String, value: String)] { outputs.values }

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
