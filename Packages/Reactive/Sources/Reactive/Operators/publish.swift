extension ObservableType {
  /// Returns a connectable observable that sends the elements of the source through a ``PublishSubject``.
  ///
  ///     source    -1--2--3-|
  ///     connect     ^
  ///     publish   ----2--3-|
  ///
  /// - Cost: one delivery per element.
  /// - On error: all subscribers receive the error; a new connection has a new subject.
  /// - On dispose: disposing the result of `connect()` disposes the source.
  public func publish() -> ConnectableObservable<Element> { multicast { PublishSubject() } }
}
