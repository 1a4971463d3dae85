extension ObservableType where Element: ObservableConvertibleType {
  /// Sends what the latest sequence that the source sent sends: a new one disposes the one before.
  ///
  ///     source       -a---b---------|
  ///     a: 1-2-3|  b: 4-5|
  ///     switchLatest -1-2-4-5-------|
  ///
  /// - Cost: one subscription a sequence, one flag check an element sent.
  /// - On error: that of the source or of the latest sequence ends everything.
  /// - On dispose: the source and the latest sequence are disposed.
  @inlinable
  public func switchLatest() -> Observable<Element.Element> { flatMapLatest { $0 } }
}
