extension ObservableType {
  /// Returns an observable that sends the result of `resultSelector` for `object`, which is held weakly, and each
  /// element. It completes at the first element after the release of the object.
  ///
  ///     source          -1--2--3--
  ///     object          ------x
  ///     withUnretained  -o1-o2-|
  ///
  /// - Cost: one weak load per element.
  /// - On error: passes the error on.
  /// - On dispose: disposes the source.
  @inlinable
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Observable<Result> {
    let source = asObservable()
    return Pipeline { [weak object] next, scope in
      source.run(
        { [weak object] element in
          guard let object else {
            scope.finish(nil)
            return
          }
          let result = resultSelector(object, element)
          if !scope.isDisposed { next(result) }
        }, scope)
    }
  }

  /// Returns an observable that sends `object`, which is held weakly, with each element. It completes at the first
  /// element after the release of the object.
  ///
  ///     source          -1--2--3--
  ///     object          ------x
  ///     withUnretained  -o1-o2-|
  ///
  /// - Cost: one weak load per element.
  /// - On error: passes the error on.
  /// - On dispose: disposes the source.
  @inlinable
  public func withUnretained<Object: AnyObject>(_ object: Object) -> Observable<(Object, Element)> {
    withUnretained(object) { ($0, $1) }
  }
}
