extension ObservableType {
  /// Sends what `resultSelector` makes of `object` and each element; ends when the object is gone.
  ///
  ///     source          -1--2--3--
  ///     object          ------x
  ///     withUnretained  -o1-o2-|
  ///
  /// - Cost: a weak load an element (about 40 ns).
  /// - On error: passes it on.
  /// - On dispose: nothing of its own to release.
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

  /// Sends `object` with each element; ends when the object is gone.
  ///
  ///     source          -1--2--3--
  ///     object          ------x
  ///     withUnretained  -o1-o2-|
  ///
  /// - Cost: a weak load an element (about 40 ns).
  /// - On error: passes it on.
  /// - On dispose: nothing of its own to release.
  @inlinable
  public func withUnretained<Object: AnyObject>(_ object: Object) -> Observable<(Object, Element)> {
    withUnretained(object) { ($0, $1) }
  }
}
