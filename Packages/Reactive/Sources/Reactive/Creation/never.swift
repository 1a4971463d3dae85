extension ObservableType {
  /// Sends nothing, not even the end.
  ///
  ///     never() ------
  ///
  /// - Cost: none.
  /// - On error: there are none.
  /// - On dispose: nothing to release.
  @inlinable
  public static func never() -> Observable<Element> {
    Pipeline { _, _ in }
  }
}
