extension ObservableType {
  /// Returns an observable that sends the result of `resultSelector` for each element and `object`, which the operator
  /// holds weakly. The observable completes at the first element after the release of the object.
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

  /// Returns an observable that sends each element together with `object`, which the operator holds weakly. The
  /// observable completes at the first element after the release of the object.
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
