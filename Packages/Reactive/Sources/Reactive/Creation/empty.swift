extension ObservableType {
  /// Returns an observable that completes at once.
  ///
  ///     empty() |
  ///
  /// - Cost: one call per subscription.
  /// - On error: no error can occur.
  /// - On dispose: there is nothing to release.
  @inlinable
  public static func empty() -> Observable<Element> {
    Pipeline { _, scope in scope.finish(nil) }
  }
}
