extension ObservableType {
  /// Sends each event as an element; after an end, completes.
  ///
  ///     source      -1--2--#
  ///     materialize -n1-n2-(e|)
  ///
  /// - Cost: one call an event, two allocations a subscription.
  /// - On error: sends it as an element, then completes.
  /// - On dispose: nothing of its own to release.
  @inlinable
  public func materialize() -> Observable<Event<Element>> {
    let source = asObservable()
    return Pipeline { next, scope in
      let child = ChildScope(scope) { error in
        next(error.map { .error($0) } ?? .completed)
        scope.finish(nil)
      }
      source.run({ next(.next($0)) }, child)
    }
  }
}
