extension ObservableType {
  /// Sends what `accumulator` makes of the last result and the element; the first result is not sent.
  ///
  ///     source     -1--2--3-|
  ///     scan(0, +) -1--3--6-|
  ///
  /// - Cost: one call an element, two allocations a subscription.
  /// - On error: passes it on; an error thrown by `accumulator` ends the sequence.
  /// - On dispose: nothing of its own to release.
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

  /// Sends the last result after `accumulator` has changed it in place; the first result is not sent.
  ///
  ///     source                   -1----2-------3-|
  ///     scan(into: [], append)   -[1]--[1,2]---[1,2,3]|
  ///
  /// - Cost: one call an element, two allocations a subscription.
  /// - On error: passes it on; an error thrown by `accumulator` ends the sequence.
  /// - On dispose: nothing of its own to release.
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
