extension ObservableType {
  /// Sends the end at once.
  ///
  ///     empty() |
  ///
  /// - Cost: one call a subscription.
  /// - On error: there are none.
  /// - On dispose: nothing to release.
  @inlinable
  public static func empty() -> Observable<Element> {
    Pipeline { _, scope in scope.finish(nil) }
  }
}
