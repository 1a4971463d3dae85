extension ObservableType {
  /// Returns an observable that combines the last result with each element and sends the new result. `seed` is not
  /// sent.
  ///
  ///     source     -1--2--3-|
  ///     scan(0, +) -1--3--6-|
  ///
  /// - Cost: one call per element, two allocations per subscription.
  /// - On error: passes the error on; an error thrown by `accumulator` ends the sequence.
  /// - On dispose: disposes the source.
  @inlinable
  public func scan<Result, Failure: Error>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws(Failure) -> Result
  ) -> Observable<Result> {
    let source = asObservable()
    return Pipeline { next, scope in
      let result = Box(seed)
      source.run(
        { element in
          do throws(Failure) {
            let updated = try accumulator(result.value, element)
            result.value = updated
            if !scope.isDisposed { next(updated) }
          } catch {
            scope.finish(error)
          }
        }, scope)
    }
  }

  /// Returns an observable that updates a result in place with each element and sends the updated result. The initial
  /// result is not sent.
  ///
  ///     source                   -1----2-------3-|
  ///     scan(into: [], append)   -[1]--[1,2]---[1,2,3]|
  ///
  /// - Cost: one call per element, two allocations per subscription.
  /// - On error: passes the error on; an error thrown by `accumulator` ends the sequence.
  /// - On dispose: disposes the source.
  @inlinable
  public func scan<Result, Failure: Error>(
    into seed: Result, accumulator: @escaping (inout Result, Element) throws(Failure) -> Void
  ) -> Observable<Result> {
    scan(seed) { (result: Result, element: Element) throws(Failure) in
      var updated = result
      try accumulator(&updated, element)
      return updated
    }
  }
}
