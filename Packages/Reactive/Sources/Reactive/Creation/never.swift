extension ObservableType {
  /// Returns an observable that never sends an event.
  ///
  ///     never() ------
  ///
  /// - Cost: none.
  /// - On error: no error can occur.
  /// - On dispose: there is nothing to release.
  @inlinable
  public static func never() -> Observable<Element> {
    Pipeline { _, _ in }
  }
}
