/// An observer that sets something on an object, as long as the object lives: `label.text`, `button.isEnabled`.
///
///     let text = Binder(label) { label, text in label.text = text }
///
/// It can not be told an error: that is a programming error, and stops a debug build.
///
///     source  -1--2--3--|
///     target  ------x
///     binding  1  2
///
/// - Cost: a weak load an element (about 40 ns); two allocations to make it.
/// - On error: a programming error: a debug build stops, another ignores it.
/// - On dispose: nothing: it holds its closure, and the object weakly.
public struct Binder<Value>: ObserverType {
  private let binding: (Event<Value>) -> Void

  /// Makes a binder that calls `binding` with `target` and each element. `target` is held weakly.
  ///
  /// - Cost: two allocations.
  public init<Target: AnyObject>(_ target: Target, binding: @escaping (Target, Value) -> Void) {
    self.binding = { [weak target] event in
      switch event {
      case .next(let value):
        if let target { binding(target, value) }
      case .error(let error):
        assertionFailure("a binder was told an error: \(error)")
      case .completed:
        break
      }
    }
  }

  /// Creates a binder that calls `binding` on `scheduler`. Without a scheduler, the binder calls it at once.
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

  /// Takes one event.
  public func on(_ event: Event<Value>) { binding(event) }
}
