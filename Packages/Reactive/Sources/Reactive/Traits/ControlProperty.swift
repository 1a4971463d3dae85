/// A control's value, both ways: it sends what the user enters, and takes what the program sets.
///
/// It starts with the present value; what the program sets is not sent back.
public struct ControlProperty<PropertyType>: ControlPropertyType {
  /// What it sends and takes.
  public typealias Element = PropertyType
  private let values: Observable<PropertyType>
  private let valueSink: AnyObserver<PropertyType>

  /// Makes a property of the values that the user enters and of what sets one.
  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Values.Element == PropertyType, Sink.Element == PropertyType {
    self.values = values.asObservable()
    self.valueSink = valueSink.asObserver()
  }

  /// The values as an `Observable`.
  public func asObservable() -> Observable<PropertyType> { values }

  /// The property itself.
  public func asControlProperty() -> ControlProperty<PropertyType> { self }

  /// The values after the first: what is changed, not what is.
  public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

  /// The values as a ``Driver``.
  public func asDriver() -> Driver<PropertyType> { Driver(values.catch { _ in .empty() }) }

  /// Sets the value. The end means nothing; an error is a programming error, and stops a debug build.
  public func on(_ event: Event<PropertyType>) {
    switch event {
    case .next: valueSink.on(event)
    case .error(let error): assertionFailure("a control property was told an error: \(error)")
    case .completed: break
    }
  }
}

/// What can be seen as a ``ControlProperty``.
public protocol ControlPropertyType<Element>: ObservableType, ObserverType {
  /// The property.
  func asControlProperty() -> ControlProperty<Element>
}

extension ControlPropertyType where Element == String? {
  /// The property with an empty text in place of none.
  public var orEmpty: ControlProperty<String> {
    let property = asControlProperty()
    return ControlProperty(values: property.map { $0 ?? "" }, valueSink: property.mapObserver { $0 as String? })
  }
}
