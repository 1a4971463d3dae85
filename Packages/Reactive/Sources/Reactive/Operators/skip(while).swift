extension ObservableType {
  /// Returns an observable that skips elements while `predicate` holds, then sends all further elements.
  ///
  ///     source          -1--2--3--1-|
  ///     skip(while: <3) -------3--1-|
  ///
  /// - Cost: one call per skipped element, two allocations per subscription.
  /// - On error: passes the error on; an error thrown by `predicate` ends the sequence.
  /// - On dispose: disposes the source.
  @inlinable
  public func skip<Failure: Error>(
    while predicate: @escaping (Element) throws(Failure) -> Bool
  ) -> Observable<Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      let isOpen = Box(false)
      source.run(
        { element in
          do throws(Failure) {
            if !isOpen.value { isOpen.value = try !predicate(element) }
          } catch {
            scope.finish(error)
            return
          }
          if isOpen.value, !scope.isDisposed { next(element) }
        }, scope)
    }
  }
}
