extension ObservableType {
  /// Makes a sequence of each element and sends what they send, one sequence after the other.
  ///
  ///     source          -a-b-----------|
  ///     selector        a: 1-2-3|  b: 4-5|
  ///     concatMap       -1-2-3-4-5-----|
  ///
  /// `selector` is called when the element comes; the sequence waits for its turn.
  ///
  /// - Cost: one subscription an element of the source, one flag check an element sent; keeps the sequences that wait.
  /// - On error: that of the source or of any sequence made ends everything, and so does one that `selector` throws.
  /// - On dispose: the source and the sequence that is running are disposed.
  @inlinable
  public func concatMap<Source: ObservableConvertibleType, Failure: Error>(
    _ selector: @escaping (Element) throws(Failure) -> Source
  ) -> Observable<Source.Element> {
    flatten(atMost: 1, selector)
  }
}
