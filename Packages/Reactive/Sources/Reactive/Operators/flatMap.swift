extension ObservableType {
  /// Returns an observable that turns each element into a sequence and sends the elements of all these sequences.
  ///
  ///     source          -a------b------|
  ///     selector        a: 1-2-3|  b: 4-5|
  ///     flatMap         -1-2-3--4-5----|
  ///
  /// The observable completes when the source and all inner sequences have completed.
  ///
  /// - Cost: one subscription per element of the source, one flag check per sent element.
  /// - On error: an error of the source, of an inner sequence or of `selector` ends the result.
  /// - On dispose: disposes the source and all inner sequences.
  @inlinable
  public func flatMap<Source: ObservableConvertibleType, Failure: Error>(
    _ selector: @escaping (Element) throws(Failure) -> Source
  ) -> Observable<Source.Element> {
    flatten(atMost: .max, selector)
  }

  /// Returns the result of `flatMap` with at most `limit` running inner sequences. Further sequences wait in a queue.
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
