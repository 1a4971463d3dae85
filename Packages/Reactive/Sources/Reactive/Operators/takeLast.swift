extension ObservableType {
  /// Returns an observable that sends the last `count` elements when the source completes.
  ///
  ///     source      -1--2--3-|
  ///     takeLast(2) ---------(23|)
  ///
  /// - Cost: one store per element, three allocations per subscription; stores `count` elements.
  /// - On error: passes the error on and discards the stored elements.
  /// - On dispose: disposes the source and discards the stored elements.
  public func takeLast(_ count: Int) -> Observable<Element> {
    precondition(count >= 0, "the number of elements to take cannot be negative")
    let source = asObservable()
    return Pipeline { next, scope in
      let last = Box(ReplayBuffer<Element>(limit: count))
      let child = ChildScope(scope) { _, error in
        if error == nil {
          for element in last.value.elements where !scope.isDisposed { next(element) }
        }
        scope.finish(error)
      }
      source.run(
        { element in
          let displaced = last.value.append(element)
          extendLifetime(displaced)
        }, child)
    }
  }
}
