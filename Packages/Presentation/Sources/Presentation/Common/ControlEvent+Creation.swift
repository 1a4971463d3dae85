public import Reactive

// Control events for view models that run without real controls, for example in a command.
extension ControlEvent {
  /// An event that never occurs, for a control that the screen does not have.
  public static var never: ControlEvent<PropertyType> { ControlEvent(events: Observable.never()) }

  /// Returns an event that occurs once, at subscription, for example the action of a command.
  public static func just(_ element: PropertyType) -> ControlEvent<PropertyType> {
    ControlEvent(events: Observable.just(element))
  }
}
