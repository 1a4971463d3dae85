/// An observable that starts its source when ``connect()`` is called, regardless of its subscribers.
///
/// ``ConnectableObservable`` is the implementation of this library. Each conforming type documents its cost.
public protocol ConnectableObservableType<Element>: ObservableType {
  /// Starts the source unless it is running. Disposing the result stops it.
  func connect() -> any Disposable
}

extension ConnectableObservable: ConnectableObservableType {}

extension ConnectableObservableType {
  /// Returns an observable that connects with the first subscriber and disconnects with the last.
  ///
  ///     source   -1--2--3-|
  ///     first   ^-1--2--3-|
  ///     second       ^--3-|
  ///
  /// After the end, the next subscriber connects again, even if it subscribes while the end is being delivered.
  ///
  /// - Cost: two calls per event and subscriber.
  /// - On error: passes the error on.
  /// - On dispose: disposing the last subscription disposes the connection.
  public func refCount() -> Observable<Element> {
    let connections = ConnectionCounter(connectable: asObservable(), connect: connect)
    return Observable.create { connections.subscribe($0) }
  }
}

/// Counts the subscribers of each connection.
private final class ConnectionCounter<Element> {
  /// One connection and its subscribers.
  private final class Session {
    var subscribers = 0
    var connection: (any Disposable)?
    var hasEnded = false
  }

  private let connectable: Observable<Element>
  private let connect: () -> any Disposable
  private var session: Session?

  init(connectable: Observable<Element>, connect: @escaping () -> any Disposable) {
    self.connectable = connectable
    self.connect = connect
  }

  func subscribe(_ observer: AnyObserver<Element>) -> any Disposable {
    let session = session ?? Session()
    self.session = session
    session.subscribers += 1
    let subscription = connectable.subscribe { [self] event in
      if event.isStopEvent { end(session) }
      observer.on(event)
    }
    if session.subscribers == 1, session.connection == nil, !session.hasEnded {
      let connection = connect()
      // During `connect()`, the source may have ended, or all subscribers may have unsubscribed.
      if session.hasEnded || session.subscribers == 0 {
        connection.dispose()
      } else {
        session.connection = connection
      }
    }
    return Disposables.create { [self] in
      subscription.dispose()
      session.subscribers -= 1
      if session.subscribers == 0 { end(session) }
    }
  }

  /// Disposes the connection; the next subscriber connects again.
  private func end(_ session: Session) {
    session.hasEnded = true
    if self.session === session { self.session = nil }
    session.connection.take()?.dispose()
  }
}
