extension ObservableType {
  /// Returns an observable that sends the result of `transform` for each element.
  ///
  ///     source    -1--2--3-|
  ///     map(×10)  -10-20-30|
  ///
  /// - Cost: one call per element, one allocation per subscription.
  /// - On error: passes the error on; an error thrown by `transform` ends the sequence.
  /// - On dispose: disposes the source.
  @inlinable
  public func map<Result, Failure: Error>(
    _ transform: @escaping (Element) throws(Failure) -> Result
  ) -> Observable<Result> {
    let source = asObservable()
    return Pipeline { next, scope in
      source.run(
        { element in
          do throws(Failure) {
            let result = try transform(element)
            if !scope.isDisposed { next(result) }
          } catch {
            scope.finish(error)
          }
        }, scope)
    }
  }
}
