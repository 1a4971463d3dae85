extension ObservableType {
  /// Returns an observable that turns an element into a sequence and ignores further elements until that sequence
  /// completes.
  ///
  ///     source          -a-b----c------|
  ///     selector        a: 1-2-3|  c: 4-5|
  ///     flatMapFirst    -1-2-3--4-5----|
  ///
  /// - Cost: one subscription per inner sequence, one flag check per sent element.
  /// - On error: an error of the source, of an inner sequence or of `selector` ends the result.
  /// - On dispose: disposes the source and the running inner sequence.
  @inlinable
  public func flatMapFirst<Source: ObservableConvertibleType, Failure: Error>(
    _ selector: @escaping (Element) throws(Failure) -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      let merger = Merger(Serializer(next, scope), limit: .max)
      source.run(
        { element in
          if !merger.isIdle { return }
          do throws(Failure) {
            merger.add(try selector(element).asObservable())
          } catch {
            merger.output.finish(error)
          }
        }, merger.outer())
    }
  }
}
