extension ObservableType where Element: FixedWidthInteger {
  /// Returns an observable that sends `count` integers from `start` on, then completes. With a scheduler, each event is
  /// sent in an action of the scheduler.
  ///
  ///     range(start: 3, count: 3) (345|)
  ///
  /// - Cost: one check and one call per element; with a scheduler, one scheduled action per element.
  /// - On error: no error can occur.
  /// - On dispose: stops before the next element.
  @inlinable
  public static func range(
    start: Element, count: Element, scheduler: (any ImmediateSchedulerType)? = nil
  ) -> Observable<Element> {
    precondition(count >= 0, "the count of a range cannot be negative")
    return from((0..<Int(count)).lazy.map { start + Element($0) }, scheduler: scheduler)
  }
}
