/// An observable that starts its source when ``connect()`` is called, regardless of its subscribers.
///
/// This library's implementation is ``ConnectableObservable``. Each conforming type documents its cost.
public protocol ConnectableObservableType<Element>: ObservableType {
  /// Starts the source if it is not running. Disposing the result stops the source.
  func connect() -> any Disposable
}

extension ConnectableObservable: ConnectableObservableType {}

extension ConnectableObservableType {
  /// Returns an observable that connects when the first subscriber subscribes, and disconnects when the last subscriber
  /// unsubscribes.
  ///
  ///     source   -1--2--3-|
  ///     first   ^-1--2--3-|
  ///     second       ^--3-|
  ///
  /// A subscriber that subscribes during or after the delivery of the end connects again.
  ///
  /// - Cost: two calls per event and subscriber.
  /// - On error: passes the error on.
  /// - On dispose: disposing the last subscription disposes the connection.
  public func refCount() -> Observable<Element> {
    let connections = ConnectionCounter(connectable: asObservable(), connect: connect)
    return Observable.create { connections.subscribe($0) }
  }
}

/// An object that connects for the first subscriber and counts the subscribers of each connection.
private final class ConnectionCounter<Element> {
  /// One connection, with the number of its subscribers.
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

  /// Disposes the connection. The next subscriber connects again.
  private func end(_ session: Session) {
    session.hasEnded = true
    if self.session === session { self.session = nil }
    session.connection.take()?.dispose()
  }
}
