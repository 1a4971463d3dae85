extension ObservableType {
  /// Sends what comes before the first element that does not satisfy `predicate`, then the end.
  ///
  ///     source                      -1--2--3--4-|
  ///     take(while: <3)             -1--2--|
  ///     take(while: <3, .inclusive) -1--2--(3|)
  ///
  /// - Cost: one call an element, one allocation a subscription.
  /// - On error: passes it on; an error thrown by `predicate` ends the sequence.
  /// - On dispose: nothing of its own to release.
  @inlinable
  public func take<Failure: Error>(
    while predicate: @escaping (Element) throws(Failure) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(until: { (element: Element) throws(Failure) in !(try predicate(element)) }, behavior: behavior)
  }
}
