extension ObservableType {
  /// Returns a single that sends the first element, or nil if the source completes without an element.
  ///
  ///     source -1--2-|     ---|
  ///     first  -(1|)       ---(nil|)
  ///
  /// - Cost: one call, two allocations per subscription.
  /// - On error: passes the error on.
  /// - On dispose: disposes the source.
  public func first() -> Single<Element?> {
    let source = asObservable()
    return Single(
      raw: Pipeline { next, scope in
        let hasSent = Box(false)
        let child = ChildScope(scope) { _, error in
          if error == nil, !hasSent.value { next(nil) }
          scope.finish(error)
        }
        source.run(
          { element in
            if hasSent.replace(with: true) { return }
            next(element)
            scope.finish(nil)
          }, child)
      })
  }
}
