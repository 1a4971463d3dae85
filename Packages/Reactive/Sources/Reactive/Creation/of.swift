extension ObservableType {
  /// Sends the elements given, then the end; from `scheduler`, one action each, if there is one.
  ///
  ///     of(1, 2, 3) (123|)
  ///
  /// - Cost: one check and one call an element; with a scheduler, one scheduled action.
  /// - On error: there are none.
  /// - On dispose: stops before the next element.
  @inlinable
  public static func of(
    _ elements: Element..., scheduler: (any ImmediateSchedulerType)? = nil
  ) -> Observable<Element> {
    from(elements, scheduler: scheduler)
  }
}
