/// An observer that sets a property of an object while the object exists, for example `label.text` or
/// `button.isEnabled`.
///
///     let text = Binder(label) { label, text in label.text = text }
///
/// Sending an error to a binder is a programming error, which stops a debug build.
///
///     source  -1--2--3--|
///     target  ------x
///     binding  1  2
///
/// - Cost: one weak load per element; two allocations.
/// - On error: stops a debug build; a release build ignores the error.
/// - On dispose: there is nothing to release, because the binder holds the object weakly.
public struct Binder<Value>: ObserverType {
  private let binding: (Event<Value>) -> Void

  /// Creates a binder that calls `binding` with each element and `target`, which the binder holds weakly.
  ///
  /// - Cost: two allocations.
  public init<Target: AnyObject>(_ target: Target, binding: @escaping (Target, Value) -> Void) {
    self.binding = { [weak target] event in
      switch event {
      case .next(let value):
        if let target { binding(target, value) }
      case .error(let error):
        assertionFailure("A binder received an error: \(error)")
      case .completed:
        break
      }
    }
  }

  /// Creates a binder that calls `binding` on `scheduler`. To call `binding` at once, omit `scheduler`.
  ///
  /// - Cost: two allocations, and one scheduled action per element.
  public init<Target: AnyObject>(
    _ target: Target, scheduler: any ImmediateSchedulerType, binding: @escaping (Target, Value) -> Void
  ) {
    self.init(target) { target, value in
      _ = scheduler.schedule { [weak target] in
        if let target { binding(target, value) }
      }
    }
  }

  /// Handles an event.
  public func on(_ event: Event<Value>) { binding(event) }
}
