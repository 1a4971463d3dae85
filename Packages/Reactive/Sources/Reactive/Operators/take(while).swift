extension ObservableType {
  /// Returns an observable that sends elements while `predicate` holds, then completes.
  ///
  ///     source                      -1--2--3--4-|
  ///     take(while: <3)             -1--2--|
  ///     take(while: <3, .inclusive) -1--2--(3|)
  ///
  /// - Cost: one call per element, one allocation per subscription.
  /// - On error: passes the error on; an error thrown by `predicate` ends the sequence.
  /// - On dispose: disposes the source.
  @inlinable
  public func take<Failure: Error>(
    while predicate: @escaping (Element) throws(Failure) -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(until: { (element: Element) throws(Failure) in !(try predicate(element)) }, behavior: behavior)
  }
}
