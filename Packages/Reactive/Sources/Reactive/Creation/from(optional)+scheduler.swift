extension ObservableType {
  /// Returns an observable that sends `optional` unless it is nil, then completes. Each event is an action of
  /// `scheduler`.
  ///
  ///     from(optional: 1)   (1|)
  ///     from(optional: nil) |
  ///
  /// - Cost: one scheduled action per event.
  /// - On error: none.
  /// - On dispose: an action that has not started does not run.
  public static func from(optional: Element?, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    from(optional.map { [$0] } ?? [], scheduler: scheduler)
  }
}
