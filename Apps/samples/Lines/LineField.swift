import Reactive

/// A form field whose value comes from lines of input. Like every control, the field emits only values that come from
/// the user.
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
