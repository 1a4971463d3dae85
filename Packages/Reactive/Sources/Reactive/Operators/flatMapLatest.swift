extension ObservableType {
  /// Returns an observable that turns each element into a sequence and sends the elements of the latest sequence. A new
  /// sequence disposes the previous sequence.
  ///
  ///     source          -a---b---------|
  ///     selector        a: 1-2-3|  b: 4-5|
  ///     flatMapLatest   -1-2-4-5-------|
  ///
  /// The observable completes when the source and the latest sequence have completed.
  ///
  /// - Cost: one subscription per element of the source, with a reused scope if possible; one flag check per sent
  ///   element.
  /// - On error: an error of the source, of the latest sequence or of `selector` ends the result.
  /// - On dispose: disposes the source and the latest sequence.
  @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType, Failure: Error>(
    _ selector: @escaping (Element) throws(Failure) -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      let output = Serializer(next, scope)
      let send: (Source.Element) -> Void = { output.send($0) }
      let latest = LatestInner(scope, output.finish)
      source.run(
        { element in
          do throws(Failure) {
            let inner = try selector(element).asObservable()
            latest.renew().startLate(inner, send)
          } catch {
            output.finish(error)
          }
        }, ChildScope(scope, latest.outerEnded))
    }
  }
}
