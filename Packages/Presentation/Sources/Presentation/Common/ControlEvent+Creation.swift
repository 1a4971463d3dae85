public import Reactive

extension ControlEvent {
  /// The event of a control that a screen does not have.
  public static var never: ControlEvent<PropertyType> { ControlEvent(events: Observable.never()) }

  /// An event that happens once, as soon as somebody listens: what a command asks for.
  public static func just(_ element: PropertyType) -> ControlEvent<PropertyType> {
    ControlEvent(events: Observable.just(element))
  }
}
