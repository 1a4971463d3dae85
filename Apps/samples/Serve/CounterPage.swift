import Presentation
import Reactive
import Web

/// The counter on a web page: two buttons and a number.
@MainActor
final class CounterPage {
  private let bag = DisposeBag()

  init(_ viewModel: CounterViewModel, strings: CounterStrings, on page: WebPage) {
    let element = page.addElement("counter")
    element.set("title", .string(strings.title))
    element.set("plusLabel", .string(strings.plus))
    element.set("minusLabel", .string(strings.minus))
    element.set("note", .string(strings.note))
    let output = viewModel.transform(input: .init(plus: element.tap("plus"), minus: element.tap("minus")))
    output.value.map { .number($0) }.drive(element.property("value")).disposed(by: bag)
  }
}
