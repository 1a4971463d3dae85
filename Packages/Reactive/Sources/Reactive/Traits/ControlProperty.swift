/// A control's value, both ways: it sends what the user enters, and takes what the program sets.
///
/// It starts with the present value; what the program sets is not sent back.
///
///     user        ----a---b---
///     program     --x---y-----
///     subscriber ^0---a---b---
///
/// - Cost: that of the sequence and the observer it was made of.
/// - On error: the sequence must not fail; to be told one is a programming error.
/// - On dispose: the sequence it was made of is disposed; the observer is only not told any more.
public struct ControlProperty<PropertyType>: ControlPropertyType {
  /// What it sends and takes.
  public typealias Element = PropertyType
  private let values: Observable<PropertyType>
  private let valueSink: AnyObserver<PropertyType>

  /// Makes a property of the values that the user enters, which must not fail, and of what sets one. Costs one
  /// allocation.
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
  ///
  ///     values  0--a--b--
  ///     changed ---a--b--
  ///
  /// - Cost: one comparison an element.
  /// - On error: there are none.
  /// - On dispose: the values are disposed.
  public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

  /// The values as a ``Driver``.
  ///
  ///     values    -1--2--3---
  ///     asDriver  -1--2--3---
  ///     second         ^2-3---
  ///
  /// - Cost: one shared run; one more call an element; keeps the last element.
  /// - On error: an error that should not have come ends it in silence.
  /// - On dispose: the last one to leave disposes the control's sequence.
  public func asDriver() -> Driver<PropertyType> { Driver(values.catch { _ in .empty() }) }

  /// Sets the value. The end means nothing; an error is a programming error, and stops a debug build.
  ///
  ///     told      1  2  |
  ///     valueSink 1  2
  ///
  /// - Cost: one call an element.
  /// - On dispose: nothing: who is disposed only stops telling it.
  public func on(_ event: Event<PropertyType>) {
    switch event {
    case .next: valueSink.on(event)
    case .error(let error): assertionFailure("a control property was told an error: \(error)")
    case .completed: break
    }
  }
}

/// What can be seen as a ``ControlProperty``.
///
/// It costs, and is disposed, as the ``ControlProperty`` is.
public protocol ControlPropertyType<Element>: ObservableType, ObserverType {
  /// The property.
  func asControlProperty() -> ControlProperty<Element>
}

extension ControlPropertyType where Element == String? {
  /// The property with an empty text in place of none.
  ///
  ///     property  a---nil--b--
  ///     orEmpty   a---""---b--
  ///
  /// - Cost: one call an element, either way.
  /// - On error: there are none.
  /// - On dispose: the property's values are disposed.
  public var orEmpty: ControlProperty<String> {
    let property = asControlProperty()
    return ControlProperty(values: property.map { $0 ?? "" }, valueSink: property.mapObserver { $0 as String? })
  }
}
