extension ObservableType {
  /// Calls closures beside the events that pass: logging, counting, caching.
  ///
  /// The `after…` closures are called when the event has been handed on.
  ///
  ///     source      -1--2--|
  ///     onNext       1  2
  ///     onCompleted        *
  ///     do          -1--2--|
  ///
  /// - Cost: one call an event that a closure is given for, one or two allocations a subscription.
  /// - On error: `onError`, passes it on, `afterError`; an error thrown by a closure ends the sequence.
  /// - On dispose: `onDispose`, after the source has been disposed; also at the end.
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
      let end = { (error: (any Error)?) in
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
