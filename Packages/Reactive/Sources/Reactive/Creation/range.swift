extension ObservableType where Element: FixedWidthInteger {
  /// Sends `count` integers from `start` on, then the end.
  ///
  ///     range(start: 3, count: 3) (345|)
  ///
  /// - Cost: one check and one call an element.
  /// - On error: there are none.
  /// - On dispose: stops before the next element.
  @inlinable
  public static func range(start: Element, count: Element) -> Observable<Element> {
    precondition(count >= 0, "a range can not have fewer than no elements")
    return from((0..<Int(count)).lazy.map { start + Element($0) })
  }

  /// Sends `count` integers from `start` on, then the end, one scheduled action each.
  ///
  /// - Cost: one scheduled action an element.
  /// - On error: there are none.
  /// - On dispose: the next action is taken back.
  public static func range(
    start: Element, count: Element, scheduler: any ImmediateSchedulerType
  ) -> Observable<Element> {
    precondition(count >= 0, "a range can not have fewer than no elements")
    return from((0..<Int(count)).lazy.map { start + Element($0) }, scheduler: scheduler)
  }
}
