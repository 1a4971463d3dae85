public import Reactive

// A control property for view models that run without real controls, for example in a command.
extension ControlProperty {
  /// Returns a property with a constant value, such as an argument of a command. Setting the value has no effect.
  public static func just(_ value: PropertyType) -> ControlProperty<PropertyType> {
    ControlProperty(values: Observable.just(value), valueSink: AnyObserver { _ in })
  }
}
