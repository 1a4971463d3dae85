extension ObservableType {
  /// Makes a sequence of each element and sends what all of them send.
  ///
  ///     source          -a------b------|
  ///     selector        a: 1-2-3|  b: 4-5|
  ///     flatMap         -1-2-3--4-5----|
  ///
  /// Ends when the source and all the sequences made have completed.
  ///
  /// - Cost: one subscription an element of the source, one flag check an element sent.
  /// - On error: that of the source or of any sequence made ends everything, and so does one that `selector` throws.
  /// - On dispose: the source and all the sequences made are disposed.
  @inlinable
  public func flatMap<Source: ObservableConvertibleType, Failure: Error>(
    _ selector: @escaping (Element) throws(Failure) -> Source
  ) -> Observable<Source.Element> {
    flatten(atMost: .max, selector)
  }

  /// `flatMap` that listens to `limit` sequences at a time; the others wait for their turn.
  @inlinable
  func flatten<Source: ObservableConvertibleType, Failure: Error>(
    atMost limit: Int, _ selector: @escaping (Element) throws(Failure) -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      let merger = Merger(Serializer(next, scope), limit: limit)
      source.run(
        { element in
          do throws(Failure) {
            merger.add(try selector(element).asObservable())
          } catch {
            merger.output.finish(error)
          }
        }, merger.outer())
    }
  }
}
