extension ObservableType {
  /// Returns an observable that combines all elements with `accumulator` and sends the result when the source
  /// completes.
  ///
  ///     source       -1--2--3-|
  ///     reduce(0, +) ---------(6|)
  ///
  /// - Cost: one call per element, three allocations per subscription.
  /// - On error: passes the error on; an error thrown by a closure ends the sequence.
  /// - On dispose: disposes the source.
  @inlinable
  public func reduce<Accumulated, Result, Failure: Error>(
    _ seed: Accumulated,
    accumulator: @escaping (Accumulated, Element) throws(Failure) -> Accumulated,
    mapResult: @escaping (Accumulated) throws -> Result
  ) -> Observable<Result> {
    let source = asObservable()
    return Pipeline { next, scope in
      let result = Box(seed)
      let child = ChildScope(scope) { _, error in
        if error == nil {
          do {
            let mapped = try mapResult(result.value)
            if scope.isDisposed { return }
            next(mapped)
          } catch {
            scope.finish(error)
          }
        }
        scope.finish(error)
      }
      source.run(
        { element in
          do throws(Failure) {
            result.value = try accumulator(result.value, element)
          } catch {
            child.finish(error)
          }
        }, child)
    }
  }

  /// Returns an observable that combines all elements with `accumulator` and sends the result when the source
  /// completes.
  ///
  ///     source       -1--2--3-|
  ///     reduce(0, +) ---------(6|)
  ///
  /// - Cost: one call per element, three allocations per subscription.
  /// - On error: passes the error on; an error thrown by `accumulator` ends the sequence.
  /// - On dispose: disposes the source.
  @inlinable
  public func reduce<Result, Failure: Error>(
    _ seed: Result, accumulator: @escaping (Result, Element) throws(Failure) -> Result
  ) -> Observable<Result> {
    reduce(seed, accumulator: accumulator, mapResult: { $0 })
  }
}
