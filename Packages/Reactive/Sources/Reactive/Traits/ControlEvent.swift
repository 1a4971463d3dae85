/// What happens to a control: taps, keys, scrolling. Can not fail; who subscribes late has missed what happened.
///
///     control     --t--t---
///     subscriber    ^--t---
///
/// - Cost: that of the sequence it was made of.
/// - On error: there are none: the sequence it is made of must not fail.
/// - On dispose: the sequence it was made of is disposed.
public struct ControlEvent<PropertyType>: ControlEventType {
  /// What it sends.
  public typealias Element = PropertyType
  private let events: Observable<PropertyType>

  /// Makes a control event of a sequence that must not fail. Costs nothing beside it.
  public init<Events: ObservableType>(events: Events) where Events.Element == PropertyType {
    self.events = events.asObservable()
  }

  /// The events as an `Observable`.
  public func asObservable() -> Observable<PropertyType> { events }

  /// The event itself.
  public func asControlEvent() -> ControlEvent<PropertyType> { self }

  /// The events as a ``Signal``.
  ///
  ///     events    -1--2--3---
  ///     asSignal  -1--2--3---
  ///     second         ^--3---
  ///
  /// - Cost: one shared run; one more call an element.
  /// - On error: an error that should not have come ends it in silence.
  /// - On dispose: the last one to leave disposes the control's sequence.
  public func asSignal() -> Signal<PropertyType> { Signal(events.catch { _ in .empty() }) }

  /// The events as a ``Driver``.
  ///
  ///     events    -1--2--3---
  ///     asDriver  -1--2--3---
  ///     second         ^2-3---
  ///
  /// - Cost: one shared run; one more call an element; keeps the last element.
  /// - On error: an error that should not have come ends it in silence.
  /// - On dispose: the last one to leave disposes the control's sequence.
  public func asDriver() -> Driver<PropertyType> { Driver(events.catch { _ in .empty() }) }
}

/// What can be seen as a ``ControlEvent``.
///
/// It costs, and is disposed, as the ``ControlEvent`` is.
public protocol ControlEventType<Element>: ObservableType {
  /// The event.
  func asControlEvent() -> ControlEvent<Element>
}
