extension ObservableType {
  /// Returns an observable that never sends an event.
  ///
  ///     never() ------
  ///
  /// - Cost: none.
  /// - On error: never fails.
  /// - On dispose: nothing to release.
  @inlinable
  public static func never() -> Observable<Element> {
    Pipeline { _, _ in }
  }
}
