import Presentation
import Reactive

/// The result of the body mass sample, shown as lines of text on a pipe.
@MainActor
final class BodyMassResultLines: LineScreen {
  let events = "back"

  private let back = PublishRelay<Void>()
  private let outputs = LineOutputs()
  private let bag = DisposeBag()

  init(_ viewModel: BodyMassResultViewModel, in session: LineSession) {
    let output = viewModel.transform(input: .init(back: ControlEvent(events: back)))
    output.route.emit(onNext: { _ in session.close() }).disposed(by: bag)
    outputs.add("title", output.title)
    outputs.add("value", output.value)
    outputs.add("category", output.category)
    outputs.add("tone", output.tone.map { "\($0)" })
    outputs.add("advice", output.advice)
    outputs.add("source", output.source)
  }

  var state: [(name: String, value: String)] { outputs.values }

  func take(_ line: SampleLine) throws(SampleLine.Problem) {
    guard case .event("back", "") = line else { throw .unknown }
    back.accept(())
  }
}
