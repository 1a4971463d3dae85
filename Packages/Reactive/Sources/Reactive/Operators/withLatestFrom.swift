extension ObservableType {
  /// Returns an observable that combines each element with the latest element of `second` and sends the results of
  /// `resultSelector`.
  ///
  ///     source            --1-----2-3-|
  ///     second            a----b-------
  ///     withLatestFrom(+) --1a----2b3b|
  ///
  /// Elements before the first element of `second` are skipped. The completion of `second` is ignored.
  ///
  /// - Cost: one call per element, five allocations per subscription; stores the latest element of `second`.
  /// - On error: an error of either source or of `resultSelector` ends the sequence.
  /// - On dispose: disposes both sources.
  @inlinable
  public func withLatestFrom<Source: ObservableConvertibleType, Result, Failure: Error>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws(Failure) -> Result
  ) -> Observable<Result> {
    let source = asObservable()
    let second = second.asObservable()
    return Pipeline { next, scope in
      let output = Serializer(next, scope)
      let last = Box<Source.Element?>(nil)
      let other = ChildScope(scope) { _, error in
        if let error { output.finish(error) }
      }
      second.run({ last.value = $0 }, other)
      source.run(
        { element in
          guard let latest = last.value else { return }
          do throws(Failure) {
            output.send(try resultSelector(element, latest))
          } catch {
            output.finish(error)
          }
        }, ChildScope(scope) { _, error in output.finish(error) })
    }
  }

  /// Returns an observable that sends the latest element of `second` each time the source sends an element.
  ///
  ///     source         --1-----2-3-|
  ///     second         a----b-------
  ///     withLatestFrom --a-----b-b-|
  ///
  /// - Cost: one call per element, five allocations per subscription; stores the latest element of `second`.
  /// - On error: an error of either source ends the sequence.
  /// - On dispose: disposes both sources.
  @inlinable
  public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
    withLatestFrom(second) { $1 }
  }
}
