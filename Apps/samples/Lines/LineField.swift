import Reactive

/// A form field that lines of input fill. Like every control, it does not emit values that the program sets.
@MainActor
final class LineField<Value> {
  private(set) var value: Value
  private let typed = PublishRelay<Value>()

  init(_ value: Value) { self.value = value }

  func type(_ value: Value) {
    self.value = value
    typed.accept(value)
  }

  /// The value as a property that a view model can read and set.
  var property: ControlProperty<Value> {
    let current = Observable<Value>.deferred { [unowned self] in typed.startWith(value) }
    return ControlProperty(values: current, valueSink: Binder(self) { $0.value = $1 })
  }
}
