extension ObservableType {
  /// Returns an observable that subscribes to the source again after each error.
  ///
  ///     source -1--#
  ///     retry  -1---1---1--…
  ///
  /// - Cost: no call per element, one allocation per attempt.
  /// - On error: subscribes to the source again.
  /// - On dispose: disposes the running attempt.
  public func retry() -> Observable<Element> {
    Observable.catch(sequence: Swift.repeatElement(asObservable(), count: .max))
  }

  /// Returns an observable that subscribes to the source again after an error, with at most `maxAttemptCount` attempts
  /// in total.
  ///
  ///     source   -1--#
  ///     retry(2) -1---1--#
  ///
  /// - Cost: no call per element, one allocation per attempt.
  /// - On error: subscribes to the source again; passes on the error of the last attempt.
  /// - On dispose: disposes the running attempt.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    Observable.catch(sequence: Swift.repeatElement(asObservable(), count: maxAttemptCount))
  }
}
