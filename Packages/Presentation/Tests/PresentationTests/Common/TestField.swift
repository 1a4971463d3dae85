import Reactive

/// A text field that, like a real text field, emits nothing when the program sets its text.
@MainActor
final class TestField {
  private(set) var text = ""
  private let typed = PublishRelay<String>()

  func type(_ text: String) {
    self.text = text
    typed.accept(text)
  }

  var property: ControlProperty<String> {
    let values = Observable<String>.deferred { [unowned self] in typed.startWith(text) }
    return ControlProperty(values: values, valueSink: Binder(self) { $0.text = $1 })
  }
}
