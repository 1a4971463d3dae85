/// How long a shared sequence stores the elements that it replays.
public enum SubjectLifetimeScope: Sendable {
  /// The elements are stored while the sequence has subscribers. The next subscriber after that, or after the end,
  /// starts a new run.
  case whileConnected
  /// The elements are stored as long as the observable exists. A new first subscriber receives the stored elements,
  /// then those of a new run.
  case forever
}

extension ObservableType {
  /// Returns an observable whose subscribers share one subscription to the source. The first subscriber starts this
  /// subscription, and disposing the last subscriber's subscription ends it.
  ///
  ///     source       -1--2--3-|
  ///     first       ^-1--2--3-|
  ///     second           ^--3-|
  ///
  /// - Parameters:
  ///   - replay: The number of stored elements that a new subscriber receives first.
  ///   - lifetime: How long the elements are stored.
  /// - Cost: one call per subscriber and element; stores `replay` elements.
  /// - On error: all subscribers receive the error. With `.whileConnected`, the next subscriber starts a new run.
  /// - On dispose: disposing the last subscription disposes the source.
  @inlinable
  public func share(replay: Int = 0, scope lifetime: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
    let source = asObservable()
    return SharedObservable(source, replay, lifetime, { SharedObservable.Session($0) }) { session in
      let core = session.core
      if session.history.limit == 0 { return { core.send($0) } }
      return { element in
        // The displaced element is released after the delivery, so that events that its `deinit` sends follow
        // `element`.
        let displaced = session.history.append(element)
        core.send(element)
        extendLifetime(displaced)
      }
    }
  }
}
