public import Reactive

// Control events for view models that run without real controls, as behind a command.
extension ControlEvent {
  /// An event that never happens, for a control that the screen does not have.
  public static var never: ControlEvent<PropertyType> { ControlEvent(events: Observable.never()) }

  /// Returns an event that happens once, at subscription, as for the action of a command.
  public static func just(_ element: PropertyType) -> ControlEvent<PropertyType> {
    ControlEvent(events: Observable.just(element))
  }
}
