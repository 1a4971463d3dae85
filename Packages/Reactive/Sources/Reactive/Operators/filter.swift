extension ObservableType {
  /// Sends the elements that satisfy `predicate`.
  ///
  ///     source       -1--2--3--4-|
  ///     filter(even) ----2-----4-|
  ///
  /// - Cost: one call an element, one allocation a subscription.
  /// - On error: passes it on; an error thrown by `predicate` ends the sequence.
  /// - On dispose: nothing of its own to release.
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
