extension ObservableType {
  /// Returns an observable that sends each event of the source as an element, and completes after the end.
  ///
  ///     source      -1--2--#
  ///     materialize -n1-n2-(e|)
  ///
  /// - Cost: one call per event, two allocations per subscription.
  /// - On error: sends the error as an element, then completes.
  /// - On dispose: disposes the source.
  @inlinable
  public func materialize() -> Observable<Event<Element>> {
    let source = asObservable()
    return Pipeline { next, scope in
      let child = ChildScope(scope) { _, error in
        next(error.map { .error($0) } ?? .completed)
        scope.finish(nil)
      }
      source.run({ next(.next($0)) }, child)
    }
  }
}
