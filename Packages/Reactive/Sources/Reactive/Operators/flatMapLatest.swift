extension ObservableType {
  /// Makes a sequence of each element and sends what the latest one sends: a new one disposes the one before.
  ///
  ///     source          -a---b---------|
  ///     selector        a: 1-2-3|  b: 4-5|
  ///     flatMapLatest   -1-2-4-5-------|
  ///
  /// Ends when the source and the latest sequence have completed.
  ///
  /// - Cost: one subscription an element of the source (the scope of the last one is used again when it is free), one
  ///   flag check an element sent.
  /// - On error: that of the source or of the latest sequence ends everything, and so does one that `selector` throws.
  /// - On dispose: the source and the latest sequence are disposed.
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
            inner.run(send, latest.renew())
          } catch {
            output.finish(error)
          }
        }, ChildScope(scope, latest.outerEnded))
    }
  }
}
