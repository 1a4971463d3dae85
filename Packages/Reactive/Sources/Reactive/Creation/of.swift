extension ObservableType {
  /// Returns an observable that sends `elements`, then completes. With a scheduler, each event is sent in an action of
  /// the scheduler.
  ///
  ///     of(1, 2, 3) (123|)
  ///
  /// - Cost: one check and one call per element; with a scheduler, one scheduled action per element.
  /// - On error: no error can occur.
  /// - On dispose: stops before the next element.
  @inlinable
  public static func of(
    _ elements: Element..., scheduler: (any ImmediateSchedulerType)? = nil
  ) -> Observable<Element> {
    from(elements, scheduler: scheduler)
  }
}
