extension ObservableType {
  /// Sends what `transform` makes of each element.
  ///
  ///     source    -1--2--3-|
  ///     map(×10)  -10-20-30|
  ///
  /// - Cost: one call an element, one allocation a subscription.
  /// - On error: passes it on; an error thrown by `transform` ends the sequence.
  /// - On dispose: nothing of its own to release.
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
