extension ObservableType {
  /// Sends `elements` first, then what the source sends.
  ///
  ///     source       --1--2-|
  ///     startWith(0) 0-1--2-|
  ///
  /// - Cost: none an element.
  /// - On error: passes it on.
  /// - On dispose: nothing of its own to release.
  @inlinable
  public func startWith(_ elements: Element...) -> Observable<Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      for element in elements where !scope.isDisposed { next(element) }
      if !scope.isDisposed { source.run(next, scope) }
    }
  }
}
