extension ObservableType where Element: FixedWidthInteger {
  /// Sends `count` integers from `start` on, then the end; from `scheduler`, one action each, if there is one.
  ///
  ///     range(start: 3, count: 3) (345|)
  ///
  /// - Cost: one check and one call an element; with a scheduler, one scheduled action.
  /// - On error: there are none.
  /// - On dispose: stops before the next element.
  @inlinable
  public static func range(
    start: Element, count: Element, scheduler: (any ImmediateSchedulerType)? = nil
  ) -> Observable<Element> {
    precondition(count >= 0, "a range can not have fewer than no elements")
    return from((0..<Int(count)).lazy.map { start + Element($0) }, scheduler: scheduler)
  }
}
