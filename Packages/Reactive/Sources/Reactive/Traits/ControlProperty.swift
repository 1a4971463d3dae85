/// The value of a control: sends the values that the user enters, and receives the values that the program sets.
///
/// It starts with the current value and does not send values that the program sets.
///
///     user        ----a---b---
///     program     --x---y-----
///     subscriber ^0---a---b---
///
/// - Cost: that of its source and its observer.
/// - On error: no error can occur, because its source must not fail; sending it an error is a programming error.
/// - On dispose: disposes its source.
public struct ControlProperty<PropertyType>: ControlPropertyType {
  /// The type of its values.
  public typealias Element = PropertyType
  private let values: Observable<PropertyType>
  private let valueSink: AnyObserver<PropertyType>

  /// Creates a property from the values that the user enters, which must not fail, and an observer that sets the value.
  /// Costs one allocation.
  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Values.Element == PropertyType, Sink.Element == PropertyType {
    self.values = values.asObservable()
    self.valueSink = valueSink.asObserver()
  }

  /// The values as an `Observable`.
  public func asObservable() -> Observable<PropertyType> { values }

  /// The property itself.
  public func asControlProperty() -> ControlProperty<PropertyType> { self }

  /// The changes of the value: a control event that sends all values except the first one.
  ///
  ///     values  0--a--b--
  ///     changed ---a--b--
  ///
  /// - Cost: one comparison per element.
  /// - On error: no error can occur.
  /// - On dispose: disposes the values.
  public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

  /// The values as a ``Driver``.
  ///
  ///     values    -1--2--3---
  ///     asDriver  -1--2--3---
  ///     second         ^2-3---
  ///
  /// - Cost: one shared run; one more call per element; stores the last element.
  /// - On error: an unexpected error of the source completes the sequence.
  /// - On dispose: disposing the last subscription disposes the control's sequence.
  public func asDriver() -> Driver<PropertyType> { Driver(values.catch { _ in .empty() }) }

  /// Sets the value. Ignores a completion; an error is a programming error and stops a debug build.
  ///
  ///     on        1  2  |
  ///     valueSink 1  2
  ///
  /// - Cost: one call per element.
  /// - On dispose: nothing to release.
  public func on(_ event: Event<PropertyType>) {
    switch event {
    case .next: valueSink.on(event)
    case .error(let error): assertionFailure("A control property received an error: \(error)")
    case .completed: break
    }
  }
}

/// A type that can be converted to a ``ControlProperty``.
///
/// Its cost and its disposal are those of the ``ControlProperty``.
public protocol ControlPropertyType<Element>: ObservableType, ObserverType {
  /// The property.
  func asControlProperty() -> ControlProperty<Element>
}

extension ControlPropertyType where Element == String? {
  /// The property with an empty string in place of nil.
  ///
  ///     property  a---nil--b--
  ///     orEmpty   a---""---b--
  ///
  /// - Cost: one call per element in either direction.
  /// - On error: no error can occur.
  /// - On dispose: disposes the property's values.
  public var orEmpty: ControlProperty<String> {
    let property = asControlProperty()
    return ControlProperty(values: property.map { $0 ?? "" }, valueSink: property.mapObserver { $0 as String? })
  }
}
