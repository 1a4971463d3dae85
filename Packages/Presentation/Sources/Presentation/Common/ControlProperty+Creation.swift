public import Reactive

extension ControlProperty {
  /// A value that nobody changes: what a command was given. What is written into it is forgotten.
  public static func just(_ value: PropertyType) -> ControlProperty<PropertyType> {
    ControlProperty(values: Observable.just(value), valueSink: AnyObserver { _ in })
  }
}
