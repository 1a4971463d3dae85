import Domain
import Presentation
import Reactive
import Web

/// The body mass index on a web page: the form and the result.
@MainActor
final class BodyMassPage {
  private let result: PageElement
  private var showing = DisposeBag()
  private let bag = DisposeBag()

  init(
    _ viewModel: BodyMassFormViewModel, makeResult: @escaping @MainActor (BodyMassIndex) -> BodyMassResultViewModel,
    strings: BodyMassStrings, text: SampleText, on page: WebPage
  ) {
    let form = page.addElement("form")
    result = page.addElement("result")
    result.set("isOpen", false)
    result.set("backLabel", .string(text.back))
    form.set("calculateLabel", .string(text.calculate))
    form.set("systems", .array(UnitSystem.allCases.map { .string(strings.units($0)) }))
    let system = BehaviorRelay(value: UnitSystem.metric)
    form.events("units") { $0.int.flatMap { UnitSystem.allCases.indices.contains($0) ? UnitSystem.allCases[$0] : nil } }
      .bind(to: system).disposed(by: bag)
    let output = viewModel.transform(
      input: .init(
        height: form.text("height"), weight: form.text("weight"),
        units: ControlProperty(values: system, valueSink: Binder(system) { $0.accept($1) }),
        calculate: form.tap("calculate")))
    output.title.map { .string($0) }.drive(form.property("title")).disposed(by: bag)
    output.heightLabel.map { .string($0) }.drive(form.property("heightLabel")).disposed(by: bag)
    output.weightLabel.map { .string($0) }.drive(form.property("weightLabel")).disposed(by: bag)
    output.message.map { .string($0.text) }.drive(form.property("message")).disposed(by: bag)
    output.route
      .emit(onNext: { [unowned self] route in
        if case .result(let index) = route { show(makeResult(index)) }
      })
      .disposed(by: bag)
  }

  private func show(_ viewModel: BodyMassResultViewModel) {
    showing = DisposeBag()
    let output = viewModel.transform(input: .init(back: result.tap("back")))
    let texts = [
      ("title", output.title), ("value", output.value), ("category", output.category), ("advice", output.advice),
      ("source", output.source),
    ]
    for (name, text) in texts { text.map { .string($0) }.drive(result.property(name)).disposed(by: showing) }
    output.route
      .emit(onNext: { [result] route in
        if case .back = route { result.set("isOpen", false) }
      })
      .disposed(by: showing)
    result.set("isOpen", true)
  }
}
