extension ObservableType {
  /// Sends what `resultSelector` makes of each element and the last one that `second` sent.
  ///
  ///     source            --1-----2-3-|
  ///     second            a----b-------
  ///     withLatestFrom(+) --1a----2b3b|
  ///
  /// What comes before `second` has sent anything is left out. The end of `second` means nothing.
  ///
  /// - Cost: one call an element, five allocations a subscription; keeps the last element of `second`.
  /// - On error: that of either ends the sequence, and so does one that `resultSelector` throws.
  /// - On dispose: both are disposed.
  @inlinable
  public func withLatestFrom<Source: ObservableConvertibleType, Result, Failure: Error>(
    _ second: Source, resultSelector: @escaping (Element, Source.Element) throws(Failure) -> Result
  ) -> Observable<Result> {
    let source = asObservable()
    let second = second.asObservable()
    return Pipeline { next, scope in
      let output = Serializer(next, scope)
      let last = Box<Source.Element?>(nil)
      let other = ChildScope(scope) { error in
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
        }, ChildScope(scope, output.finish))
    }
  }

  /// Sends the last element that `second` sent, each time the source sends one.
  ///
  ///     source         --1-----2-3-|
  ///     second         a----b-------
  ///     withLatestFrom --a-----b-b-|
  ///
  /// - Cost: one call an element, five allocations a subscription; keeps the last element of `second`.
  /// - On error: that of either ends the sequence.
  /// - On dispose: both are disposed.
  @inlinable
  public func withLatestFrom<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Source.Element> {
    withLatestFrom(second) { $1 }
  }
}
