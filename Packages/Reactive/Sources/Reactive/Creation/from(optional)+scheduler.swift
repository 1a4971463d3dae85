extension ObservableType {
  /// Sends the element if there is one, then completes, each in an action of `scheduler`.
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
