extension ObservableType {
  /// Sends what `resultSelector` makes of the latest elements of the 2 sources, each time one of them sends.
  ///
  ///     a                     -1-----2---|
  ///     b                     ---x-y-----|
  ///     combineLatest(a, b, +) ---1x-1y2y|
  ///
  /// Starts when every source has sent something; ends when all have completed.
  ///
  /// - Cost: one call and one flag check an element; keeps the last element of each source.
  /// - On error: that of any source ends the sequence, and so does one that `resultSelector` throws.
  /// - On dispose: all sources are disposed.
  @inlinable
  public static func combineLatest<Source1: ObservableType, Source2: ObservableType, Failure: Error>(
    _ source1: Source1,
    _ source2: Source2,
    resultSelector: @escaping (Source1.Element, Source2.Element) throws(Failure) -> Element
  ) -> Observable<Element> {
    let source1 = source1.asObservable()
    let source2 = source2.asObservable()
    return Pipeline { next, scope in
      let output = Serializer(next, scope)
      let arity = Arity(2)
      let a = Box<Source1.Element?>(nil)
      let b = Box<Source2.Element?>(nil)
      let send = { (index: Int) in
        guard let a = a.value, let b = b.value else {
          if arity.othersEnded(index) { output.finish(nil) }
          return
        }
        do throws(Failure) {
          output.send(try resultSelector(a, b))
        } catch {
          output.finish(error)
        }
      }
      let end = { (index: Int) in
        ChildScope(scope) { error in
          if arity.ended(index) || error != nil { output.finish(error) }
        }
      }
      source1.run(
        { element in
          a.value = element
          send(0)
        }, end(0))
      source2.run(
        { element in
          b.value = element
          send(1)
        }, end(1))
    }
  }
}

extension ObservableType where Element == Any {
  /// Sends a tuple of the latest elements of the 2 sources, each time one of them sends.
  ///
  /// Starts when every source has sent something; ends when all have completed.
  ///
  ///     a              -1-----2---|
  ///     b              ---x-y-----|
  ///     combineLatest  ---1x-1y2y-|
  ///
  /// - Cost: one call and one flag check an element; keeps the last element of each source.
  /// - On error: that of any source ends the sequence.
  /// - On dispose: all sources are disposed.
  @inlinable
  public static func combineLatest<Source1: ObservableType, Source2: ObservableType>(
    _ source1: Source1,
    _ source2: Source2
  ) -> Observable<(Source1.Element, Source2.Element)> {
    Observable<(Source1.Element, Source2.Element)>.combineLatest(
      source1, source2
    ) { ($0, $1) }
  }
}
