extension ObservableType {
  /// Returns an observable that turns each element into a sequence, and sends the elements of one sequence after the
  /// other.
  ///
  ///     source          -a-b-----------|
  ///     selector        a: 1-2-3|  b: 4-5|
  ///     concatMap       -1-2-3-4-5-----|
  ///
  /// `selector` is called when an element arrives. The sequence that `selector` returns starts when the previous
  /// sequence has completed.
  ///
  /// - Cost: one subscription per element of the source, one flag check per sent element; stores the waiting sequences.
  /// - On error: an error of the source, of an inner sequence or of `selector` ends the result.
  /// - On dispose: disposes the source and the running inner sequence.
  @inlinable
  public func concatMap<Source: ObservableConvertibleType, Failure: Error>(
    _ selector: @escaping (Element) throws(Failure) -> Source
  ) -> Observable<Source.Element> {
    flatten(atMost: 1, selector)
  }
}
