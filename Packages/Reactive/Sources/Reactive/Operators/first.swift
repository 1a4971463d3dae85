extension ObservableType {
  /// Sends the first element, or nil when there is none.
  ///
  ///     source -1--2-|     ---|
  ///     first  -(1|)       ---(nil|)
  ///
  /// - Cost: one call, two allocations a subscription.
  /// - On error: passes it on.
  /// - On dispose: nothing of its own to release.
  public func first() -> Single<Element?> {
    let source = asObservable()
    return Single(
      raw: Pipeline { next, scope in
        let child = ChildScope(scope) { error in
          if error == nil { next(nil) }
          scope.finish(error)
        }
        source.run(
          { element in
            child.dispose()
            next(element)
            scope.finish(nil)
          }, child)
      })
  }
}
