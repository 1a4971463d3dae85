extension ObservableType where Element: ObservableConvertibleType {
  /// Returns an observable that sends the elements of the latest inner sequence. When a new inner sequence arrives,
  /// the operator disposes the previous inner sequence.
  ///
  ///     source       -a---b---------|
  ///     a: 1-2-3|  b: 4-5|
  ///     switchLatest -1-2-4-5-------|
  ///
  /// - Cost: one subscription per inner sequence, one flag check per sent element.
  /// - On error: an error of the source or of the latest sequence ends the result.
  /// - On dispose: disposes the source and the latest sequence.
  @inlinable
  public func switchLatest() -> Observable<Element.Element> { flatMapLatest { $0 } }
}
