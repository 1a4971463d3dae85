extension ObservableType {
  /// Returns a connectable observable that replays the last `bufferSize` elements to a new subscriber.
  ///
  ///     source     -1--2--3-|
  ///     replay(1)  -1--2--3-|
  ///     newcomer        ^2-3|
  ///
  /// - Cost: one delivery per element; stores `bufferSize` elements.
  /// - On error: all subscribers receive the error; a new connection has a new subject.
  /// - On dispose: disposing the result of `connect()` disposes the source.
  public func replay(_ bufferSize: Int) -> ConnectableObservable<Element> {
    multicast { ReplaySubject.create(bufferSize: bufferSize) }
  }

  /// Returns a connectable observable that replays all elements to a new subscriber.
  ///
  ///     source       -1--2--3-|
  ///     connect()    *
  ///     subscriber         (123)|
  ///
  /// - Cost: one delivery per element; stores all elements.
  /// - On error: all subscribers receive the error; a new connection has a new subject.
  /// - On dispose: disposing the result of `connect()` disposes the source.
  public func replayAll() -> ConnectableObservable<Element> { multicast { ReplaySubject.createUnbounded() } }
}
