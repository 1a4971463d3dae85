extension ObservableType {
  /// Ends with `error` at once.
  ///
  ///     error(e) #
  ///
  /// - Cost: one call a subscription.
  /// - On error: that is all it does.
  /// - On dispose: nothing to release.
  @inlinable
  public static func error(_ error: any Error) -> Observable<Element> {
    Pipeline { _, scope in scope.finish(error) }
  }
}
