extension ObservableType {
  /// Returns an observable that turns each element into a sequence and sends the elements of the latest one. A new
  /// sequence disposes the previous one.
  ///
  ///     source          -a---b---------|
  ///     selector        a: 1-2-3|  b: 4-5|
  ///     flatMapLatest   -1-2-4-5-------|
  ///
  /// It completes when the source and the latest sequence have completed.
  ///
  /// - Cost: one subscription per element of the source, which reuses the scope of the previous one if it is free; one
  ///   flag check per element sent.
  /// - On error: an error of the source or of the latest sequence, or one that `selector` throws, ends the result.
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
