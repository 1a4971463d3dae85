import Presentation
import Reactive

/// The counter on a pipe: writes the number after each change.
@MainActor
final class CounterLines: LineScreen {
  let events = "plus, minus"

  private let plus = PublishRelay<Void>()
  private let minus = PublishRelay<Void>()
  private var value = ""
  private let bag = DisposeBag()

  init(_ viewModel: CounterViewModel, in session: LineSession) {
    let output = viewModel.transform(input: .init(plus: ControlEvent(events: plus), minus: ControlEvent(events: minus)))
    output.value
      .drive(onNext: { [unowned self] in
        value = "\($0)"
        session.update()
      })
      .disposed(by: bag)
  }

  var state: [(name: String, value: String)] { [("", value)] }

  func take(_ line: SampleLine) throws(SampleLine.Problem) {
    switch line {
    case .event("plus", ""): plus.accept(())
    case .event("minus", ""): minus.accept(())
    default: throw .unknown
    }
  }
}
