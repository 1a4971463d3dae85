extension ObservableType {
  /// Sends `element` again and again, from `scheduler`, until it is disposed.
  ///
  ///     repeatElement(1) 1111…
  ///
  /// - Cost: one scheduled action an element.
  /// - On error: there are none.
  /// - On dispose: stops before the next element.
  public static func repeatElement(
    _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    from(Swift.repeatElement(element, count: .max), scheduler: scheduler)
  }
}
