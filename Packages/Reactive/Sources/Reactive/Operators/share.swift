/// How long what a shared sequence remembers is kept.
public enum SubjectLifetimeScope: Sendable {
  /// As long as somebody listens: whoever comes after the last one left, or after the end, starts anew.
  case whileConnected
  /// Forever: whoever comes after the last one left is told what is remembered; a new run goes on from there.
  case forever
}

extension ObservableType {
  /// Lets all subscribers share one subscription to the source, started by the first and ended with the last.
  ///
  ///     source       -1--2--3-|
  ///     first       ^-1--2--3-|
  ///     second           ^--3-|
  ///
  /// - Parameters:
  ///   - replay: How many of the last elements a new subscriber is told first.
  ///   - lifetime: How long they are remembered.
  /// - Cost: one call a subscriber and element; keeps `replay` elements.
  /// - On error: everybody ends with it. With `.whileConnected`, whoever comes later starts anew.
  /// - On dispose: the last one to leave disposes the source.
  @inlinable
  public func share(replay: Int = 0, scope lifetime: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
    let source = asObservable()
    return SharedObservable(source, replay, lifetime, { SharedObservable.Session($0) }) { session in
      let core = session.core
      if session.history.limit == 0 { return { core.send($0) } }
      return { element in
        // Released after the delivery, so that what its `deinit` sends comes after `element`.
        let displaced = session.history.append(element)
        core.send(element)
        withExtendedLifetime(displaced) {}
      }
    }
  }
}
