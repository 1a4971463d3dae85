public import Reactive

extension Binder {
  /// Makes a binder that calls `binding` with `target` and each element. The scheduler is ignored.
  @available(*, deprecated, message: "Write Binder(target) { … }: a binder stays on its pipeline's actor")
  public init<Target: AnyObject>(
    _ target: Target, scheduler: any ImmediateSchedulerType, binding: @escaping (Target, Value) -> Void
  ) {
    self.init(target, binding: binding)
  }
}
