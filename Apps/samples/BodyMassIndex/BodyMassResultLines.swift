import Presentation
import Reactive

/// The result of the body mass sample, on a pipe.
@MainActor
final class BodyMassResultLines: LineScreen {
  let events = "back"

  private let back = PublishRelay<Void>()
  private var title = ""
  private var value = ""
  private var category = ""
  private var tone = Tone.neutral
  private var advice = ""
  private var source = ""
  private let bag = DisposeBag()

  init(_ viewModel: BodyMassResultViewModel, in session: LineSession) {
    let output = viewModel.transform(input: .init(back: ControlEvent(events: back)))
    output.route.emit(onNext: { _ in session.close() }).disposed(by: bag)
    output.title.drive(onNext: { [unowned self] in title = $0 }).disposed(by: bag)
    output.value.drive(onNext: { [unowned self] in value = $0 }).disposed(by: bag)
    output.category.drive(onNext: { [unowned self] in category = $0 }).disposed(by: bag)
    output.tone.drive(onNext: { [unowned self] in tone = $0 }).disposed(by: bag)
    output.advice.drive(onNext: { [unowned self] in advice = $0 }).disposed(by: bag)
    output.source.drive(onNext: { [unowned self] in source = $0 }).disposed(by: bag)
  }

  var state: [(name: String, value: String)] {
    [
      ("title", title), ("value", value), ("category", category), ("tone", "\(tone)"), ("advice", advice),
      ("source", source),
    ]
  }

  func take(_ line: SampleLine) throws(SampleLine.Problem) {
    guard case .event("back", "") = line else { throw .unknown }
    back.accept(())
  }
}
