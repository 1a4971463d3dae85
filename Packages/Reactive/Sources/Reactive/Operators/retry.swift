extension ObservableType {
  /// Starts again after an error, without end.
  ///
  ///     source -1--#
  ///     retry  -1---1---1--…
  ///
  /// - Cost: none an element, one allocation an attempt.
  /// - On error: subscribes to the source again.
  /// - On dispose: the running attempt is disposed.
  public func retry() -> Observable<Element> {
    Observable.catch(sequence: Swift.repeatElement(asObservable(), count: .max))
  }

  /// Starts again after an error, until `maxAttemptCount` attempts have been made in all.
  ///
  ///     source   -1--#
  ///     retry(2) -1---1--#
  ///
  /// - Cost: none an element, one allocation an attempt.
  /// - On error: subscribes to the source again; the last attempt's error is passed on.
  /// - On dispose: the running attempt is disposed.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    Observable.catch(sequence: Swift.repeatElement(asObservable(), count: maxAttemptCount))
  }
}
