extension ObservableType {
  /// Returns an observable that fails with `error` at once.
  ///
  ///     error(e) #
  ///
  /// - Cost: one call per subscription.
  /// - On error: each subscription ends with `error`.
  /// - On dispose: there is nothing to release.
  @inlinable
  public static func error(_ error: any Error) -> Observable<Element> {
    Pipeline { _, scope in scope.finish(error) }
  }
}
