public import Reactive

extension ControlEvent {
  /// The event of a control that a screen does not have.
  public static var never: ControlEvent<PropertyType> { ControlEvent(events: Observable.never()) }
}
