extension ObservableType {
  /// Returns an observable that calls closures for the events of the source, for example to log, count or cache
  /// elements.
  ///
  /// The closures `afterNext`, `afterError` and `afterCompleted` are called after the event has been passed on.
  ///
  ///     source      -1--2--|
  ///     onNext       1  2
  ///     onCompleted        *
  ///     do          -1--2--|
  ///
  /// - Cost: one call per event and closure, one or two allocations per subscription.
  /// - On error: calls `onError`, passes the error on and calls `afterError`; an error thrown by a closure ends the
  ///   sequence.
  /// - On dispose: disposes the source, then calls `onDispose`. `onDispose` is also called after the end of the
  ///   sequence.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil,
    afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    let handlesEnd = onError != nil || afterError != nil || onCompleted != nil || afterCompleted != nil
    return Pipeline { next, scope in
      onSubscribe?()
      let end = { (_: ChildScope, error: (any Error)?) in
        do {
          if let error { try onError?(error) } else { try onCompleted?() }
          if scope.isDisposed { return }
          scope.stop()
          scope.terminate(error)
          if let error { try afterError?(error) } else { try afterCompleted?() }
          scope.release()
        } catch {
          scope.finish(error)
          scope.release()
        }
      }
      source.run(
        { element in
          do {
            try onNext?(element)
            if scope.isDisposed { return }
            next(element)
            try afterNext?(element)
          } catch {
            scope.finish(error)
          }
        }, handlesEnd ? ChildScope(scope, end) : scope)
      onSubscribed?()
      if let onDispose { scope.add(ClosureDisposable(onDispose)) }
    }
  }
}
