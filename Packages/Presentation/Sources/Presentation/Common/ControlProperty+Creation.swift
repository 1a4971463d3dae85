public import Reactive

extension ControlProperty {
  /// A constant value: an argument of a command. Writing to it has no effect.
  public static func just(_ value: PropertyType) -> ControlProperty<PropertyType> {
    ControlProperty(values: Observable.just(value), valueSink: AnyObserver { _ in })
  }
}
