extension ObservableType {
  /// Sends the elements given, then the end.
  ///
  ///     of(1, 2, 3) (123|)
  ///
  /// - Cost: one check and one call an element.
  /// - On error: there are none.
  /// - On dispose: stops before the next element.
  @inlinable
  public static func of(_ elements: Element...) -> Observable<Element> { from(elements) }

  /// Sends the elements given, then the end, one scheduled action each.
  ///
  /// - Cost: one scheduled action an element.
  /// - On error: there are none.
  /// - On dispose: the next action is taken back.
  public static func of(_ elements: Element..., scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    from(elements, scheduler: scheduler)
  }
}
