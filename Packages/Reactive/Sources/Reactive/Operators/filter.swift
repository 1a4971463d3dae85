extension ObservableType {
  /// Returns an observable that sends the elements that satisfy `predicate`.
  ///
  ///     source       -1--2--3--4-|
  ///     filter(even) ----2-----4-|
  ///
  /// - Cost: one call per element, one allocation per subscription.
  /// - On error: passes the error on; an error thrown by `predicate` ends the sequence.
  /// - On dispose: disposes the source.
  @inlinable
  public func filter<Failure: Error>(
    _ predicate: @escaping (Element) throws(Failure) -> Bool
  ) -> Observable<Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      source.run(
        { element in
          do throws(Failure) {
            if try predicate(element), !scope.isDisposed { next(element) }
          } catch {
            scope.finish(error)
          }
        }, scope)
    }
  }
}
