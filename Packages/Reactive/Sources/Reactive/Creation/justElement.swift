extension ObservableType {
  /// Returns an observable that sends `element`, then completes.
  ///
  /// It has no scheduler parameter, so that it can be passed as a function of one argument:
  /// `optional.map(Observable.just)`.
  ///
  ///     just(1) (1|)
  ///
  /// - Cost: one allocation.
  /// - On error: none.
  /// - On dispose: nothing to release.
  @inlinable
  public static func just(_ element: Element) -> Observable<Element> { just(element, scheduler: nil) }
}
