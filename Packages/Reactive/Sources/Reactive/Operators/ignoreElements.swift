extension ObservableType {
  /// Returns an observable that skips all elements and sends only the end of the source.
  ///
  ///     source         -1--2--|
  ///     ignoreElements -------|
  ///
  /// - Cost: one call per element.
  /// - On error: passes the error on.
  /// - On dispose: disposes the source.
  @inlinable
  public func ignoreElements() -> Observable<Never> {
    let source = asObservable()
    return Pipeline { _, scope in source.run({ _ in }, scope) }
  }
}
