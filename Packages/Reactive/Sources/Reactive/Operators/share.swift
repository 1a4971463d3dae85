/// How long a shared sequence stores elements to replay to new subscribers.
public enum SubjectLifetimeScope: Sendable {
  /// The elements are stored while the sequence has subscribers. When all subscribers have unsubscribed or the sequence
  /// has ended, the next subscriber starts the source again.
  case whileConnected
  /// The elements are stored as long as the observable exists. When all subscribers have unsubscribed, the next
  /// subscriber receives the stored elements and starts the source again.
  case forever
}

extension ObservableType {
  /// Returns an observable whose subscribers share one subscription to the source. The shared subscription starts with
  /// the first subscriber, and ends when the last subscriber unsubscribes.
  ///
  ///     source       -1--2--3-|
  ///     first       ^-1--2--3-|
  ///     second           ^--3-|
  ///
  /// - Parameters:
  ///   - replay: The number of stored elements that a new subscriber receives first.
  ///   - lifetime: How long the elements are stored.
  /// - Cost: one call per subscriber and element; stores `replay` elements.
  /// - On error: all subscribers receive the error. With `.whileConnected`, the next subscriber starts the source
  ///   again.
  /// - On dispose: disposing the last subscription disposes the source.
  @inlinable
  public func share(replay: Int = 0, scope lifetime: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
    let source = asObservable()
    return SharedObservable(source, replay, lifetime, { SharedObservable.Session($0) }) { session in
      let core = session.core
      if session.history.limit == 0 { return { core.send($0) } }
      return { element in
        // Keeps the displaced element alive during the delivery, so that events from its `deinit` follow `element`.
        let displaced = session.history.append(element)
        core.send(element)
        extendLifetime(displaced)
      }
    }
  }
}
