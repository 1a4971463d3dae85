extension ObservableType {
  /// Returns an observable that sends `element` repeatedly until the subscription is disposed. Each element is sent in
  /// an action of `scheduler`.
  ///
  ///     repeatElement(1) 1111…
  ///
  /// - Cost: one scheduled action per element.
  /// - On error: no error can occur.
  /// - On dispose: stops before the next element.
  public static func repeatElement(
    _ element: Element, scheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Observable<Element> {
    from(Swift.repeatElement(element, count: .max), scheduler: scheduler)
  }
}
