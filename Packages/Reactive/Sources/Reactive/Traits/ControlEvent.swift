/// The events of a control, such as taps and key presses. A control event cannot fail. A new subscriber receives only
/// later events.
///
///     control     --t--t---
///     subscriber    ^--t---
///
/// - Cost: the cost of its source.
/// - On error: no error can occur, because the source must not fail.
/// - On dispose: disposes the source.
public struct ControlEvent<PropertyType>: ControlEventType {
  /// The type of the elements.
  public typealias Element = PropertyType
  private let events: Observable<PropertyType>

  /// Creates a control event from a sequence that must not fail, at no extra cost.
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
  /// - Cost: one shared subscription to the source; one more call per element.
  /// - On error: an unexpected error of the source completes the sequence.
  /// - On dispose: disposing the last subscription disposes the control's sequence.
  public func asSignal() -> Signal<PropertyType> { Signal(events.catch { _ in .empty() }) }

  /// The events as a ``Driver``.
  ///
  ///     events    -1--2--3---
  ///     asDriver  -1--2--3---
  ///     second         ^2-3---
  ///
  /// - Cost: one shared subscription to the source; one more call per element; stores the last element.
  /// - On error: an unexpected error of the source completes the sequence.
  /// - On dispose: disposing the last subscription disposes the control's sequence.
  public func asDriver() -> Driver<PropertyType> { Driver(events.catch { _ in .empty() }) }
}

/// A type that can be converted to a ``ControlEvent``.
///
/// For the cost and the disposal, see ``ControlEvent``.
public protocol ControlEventType<Element>: ObservableType {
  /// The event.
  func asControlEvent() -> ControlEvent<Element>
}
