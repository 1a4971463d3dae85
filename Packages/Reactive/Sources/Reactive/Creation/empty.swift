extension ObservableType {
  /// Returns an observable that completes at once.
  ///
  ///     empty() |
  ///
  /// - Cost: one call a subscription.
  /// - On error: none.
  /// - On dispose: nothing to release.
  @inlinable
  public static func empty() -> Observable<Element> {
    Pipeline { _, scope in scope.finish(nil) }
  }
}
