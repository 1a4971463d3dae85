extension ObservableType {
  /// Sends through a ``PublishSubject``, once connected.
  ///
  ///     source    -1--2--3-|
  ///     connect     ^
  ///     publish   ----2--3-|
  ///
  /// - Cost: one delivery an element.
  /// - On error: everybody ends with it; a new connection starts anew.
  /// - On dispose: disposing what `connect()` returned disposes the source.
  public func publish() -> ConnectableObservable<Element> { multicast { PublishSubject() } }
}
