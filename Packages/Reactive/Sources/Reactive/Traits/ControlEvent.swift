/// What happens to a control: taps, keys, scrolling. Can not fail; who subscribes late has missed what happened.
public struct ControlEvent<PropertyType>: ControlEventType {
  /// What it sends.
  public typealias Element = PropertyType
  private let events: Observable<PropertyType>

  /// Makes a control event of a sequence that must not fail.
  public init<Events: ObservableType>(events: Events) where Events.Element == PropertyType {
    self.events = events.asObservable()
  }

  /// The events as an `Observable`.
  public func asObservable() -> Observable<PropertyType> { events }

  /// The event itself.
  public func asControlEvent() -> ControlEvent<PropertyType> { self }

  /// The events as a ``Signal``.
  public func asSignal() -> Signal<PropertyType> { Signal(events.catch { _ in .empty() }) }

  /// The events as a ``Driver``.
  public func asDriver() -> Driver<PropertyType> { Driver(events.catch { _ in .empty() }) }
}

/// What can be seen as a ``ControlEvent``.
public protocol ControlEventType<Element>: ObservableType {
  /// The event.
  func asControlEvent() -> ControlEvent<Element>
}
