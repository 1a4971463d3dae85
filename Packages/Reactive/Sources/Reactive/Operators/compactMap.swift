extension ObservableType {
  /// Returns an observable that sends the non-nil results of `transform`.
  ///
  ///     source          -1--x--3-|
  ///     compactMap(Int) -1-----3-|
  ///
  /// - Cost: one call per element, one allocation per subscription.
  /// - On error: passes the error on; an error thrown by `transform` ends the sequence.
  /// - On dispose: disposes the source.
  @inlinable
  public func compactMap<Result, Failure: Error>(
    _ transform: @escaping (Element) throws(Failure) -> Result?
  ) -> Observable<Result> {
    let source = asObservable()
    return Pipeline { next, scope in
      source.run(
        { element in
          do throws(Failure) {
            if let result = try transform(element), !scope.isDisposed { next(result) }
          } catch {
            scope.finish(error)
          }
        }, scope)
    }
  }
}
