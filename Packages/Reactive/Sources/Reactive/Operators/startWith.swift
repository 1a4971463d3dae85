extension ObservableType {
  /// Returns an observable that sends `elements`, then the elements of the source.
  ///
  ///     source       --1--2-|
  ///     startWith(0) 0-1--2-|
  ///
  /// - Cost: no call per element of the source.
  /// - On error: passes the error on.
  /// - On dispose: disposes the source.
  @inlinable
  public func startWith(_ elements: Element...) -> Observable<Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      for element in elements where !scope.isDisposed { next(element) }
      if !scope.isDisposed { source.run(next, scope) }
    }
  }
}
