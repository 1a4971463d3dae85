extension ObservableType {
  /// Sends through a ``ReplaySubject`` that remembers the last `bufferSize` elements, once connected.
  ///
  ///     source     -1--2--3-|
  ///     replay(1)  -1--2--3-|
  ///     newcomer        ^2-3|
  ///
  /// - Cost: one delivery an element; keeps `bufferSize` elements.
  /// - On error: everybody ends with it; a new connection starts anew.
  /// - On dispose: disposing what `connect()` returned disposes the source.
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    multicast { ReplaySubject.create(bufferSize: bufferSize) }
  }

  /// Sends through a ``ReplaySubject`` that remembers everything, once connected.
  ///
  ///     source       -1--2--3-|
  ///     connect()    *
  ///     subscriber         (123)|
  ///
  /// - Cost: one delivery an element; keeps all elements.
  /// - On error: everybody ends with it; a new connection starts anew.
  /// - On dispose: disposing what `connect()` returned disposes the source.
  public func replayAll() -> ConnectableObservable<Element> { multicast { ReplaySubject.createUnbounded() } }
}
