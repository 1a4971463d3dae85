extension ObservableType {
  /// Leaves out every element: only the end is passed on.
  ///
  ///     source         -1--2--|
  ///     ignoreElements -------|
  ///
  /// - Cost: one call an element.
  /// - On error: passes it on.
  /// - On dispose: nothing of its own to release.
  @inlinable
  public func ignoreElements() -> Observable<Never> {
    let source = asObservable()
    return Pipeline { _, scope in source.run({ _ in }, scope) }
  }
}
