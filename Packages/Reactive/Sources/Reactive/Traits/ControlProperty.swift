/// The value of a control, as an observable of the user's input and an observer that sets the value.
///
/// A control property sends the current value first. The property does not send values that the program sets.
///
///     user        ----a---b---
///     program     --x---y-----
///     subscriber ^0---a---b---
///
/// - Cost: the cost of its source and its observer.
/// - On error: no error can occur, because the source must not fail. Sending an error to the property is a programming
///   error.
/// - On dispose: disposes the source.
public struct ControlProperty<PropertyType>: ControlPropertyType {
  /// The type of the values.
  public typealias Element = PropertyType
  private let values: Observable<PropertyType>
  private let valueSink: AnyObserver<PropertyType>

  /// Creates a property from `values`, a sequence that must not fail, and `valueSink`, an observer that sets the value.
  /// The cost is one allocation.
  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Values.Element == PropertyType, Sink.Element == PropertyType {
    self.values = values.asObservable()
    self.valueSink = valueSink.asObserver()
  }

  /// The values as an `Observable`.
  public func asObservable() -> Observable<PropertyType> { values }

  /// The property itself.
  public func asControlProperty() -> ControlProperty<PropertyType> { self }

  /// A control event that sends all values after the first value.
  ///
  ///     values  0--a--b--
  ///     changed ---a--b--
  ///
  /// - Cost: one comparison per element.
  /// - On error: no error can occur.
  /// - On dispose: disposes the source.
  public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

  /// The values as a ``Driver``.
  ///
  ///     values    -1--2--3---
  ///     asDriver  -1--2--3---
  ///     second         ^2-3---
  ///
  /// - Cost: one shared subscription to the source; one more call per element; stores the last element.
  /// - On error: an unexpected error of the source completes the sequence.
  /// - On dispose: disposing the last subscription disposes the control's sequence.
  public func asDriver() -> Driver<PropertyType> { Driver(values.catch { _ in .empty() }) }

  /// Sets the value. A completion is ignored. An error is a programming error and stops a debug build.
  ///
  ///     on        1  2  |
  ///     valueSink 1  2
  ///
  /// - Cost: one call per element.
  /// - On dispose: there is nothing to release.
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
/// For the cost and the disposal, see ``ControlProperty``.
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
  /// - On dispose: disposes the property's source.
  public var orEmpty: ControlProperty<String> {
    let property = asControlProperty()
    return ControlProperty(values: property.map { $0 ?? "" }, valueSink: property.mapObserver { $0 as String? })
  }
}
