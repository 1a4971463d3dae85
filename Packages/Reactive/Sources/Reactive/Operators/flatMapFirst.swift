extension ObservableType {
  /// Makes a sequence of an element and sends what it sends; elements that come before it has ended are left out.
  ///
  ///     source          -a-b----c------|
  ///     selector        a: 1-2-3|  c: 4-5|
  ///     flatMapFirst    -1-2-3--4-5----|
  ///
  /// - Cost: one subscription a sequence made, one flag check an element sent.
  /// - On error: that of the source or of a sequence made ends everything, and so does one that `selector` throws.
  /// - On dispose: the source and the sequence that is running are disposed.
  @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType, Failure: Error>(
    _ selector: @escaping (Element) throws(Failure) -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      let merger = Merger(Serializer(next, scope), limit: 1)
      source.run(
        { element in
          if merger.isFull { return }
          do throws(Failure) {
            merger.add(try selector(element).asObservable())
          } catch {
            merger.output.finish(error)
          }
        }, merger.outer())
    }
  }
}
