extension ObservableType {
  /// Leaves out what comes before the first element that does not satisfy `predicate`.
  ///
  ///     source          -1--2--3--1-|
  ///     skip(while: <3) -------3--1-|
  ///
  /// - Cost: one call an element until then, two allocations a subscription.
  /// - On error: passes it on; an error thrown by `predicate` ends the sequence.
  /// - On dispose: nothing of its own to release.
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
