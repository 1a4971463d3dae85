import Reactive

/// A field that is filled by a line. What the program sets is not sent back, as with every control.
@MainActor
final class LineField<Value> {
  private(set) var value: Value
  private let typed = PublishRelay<Value>()

  init(_ value: Value) { self.value = value }

  func type(_ value: Value) {
    self.value = value
    typed.accept(value)
  }

  /// What the user makes of the field, both ways.
  var property: ControlProperty<Value> {
    let current = Observable<Value>.deferred { [unowned self] in typed.startWith(value) }
    return ControlProperty(values: current, valueSink: Binder(self) { $0.value = $1 })
  }
}
