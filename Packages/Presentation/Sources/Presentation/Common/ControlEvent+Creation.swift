public import Reactive

extension ControlEvent {
  /// The event of a control that the screen does not have.
  public static var never: ControlEvent<PropertyType> { ControlEvent(events: Observable.never()) }

  /// An event that happens once, at subscription: the action of a command.
  public static func just(_ element: PropertyType) -> ControlEvent<PropertyType> {
    ControlEvent(events: Observable.just(element))
  }
}
