extension ObservableType {
  /// Sends what `resultSelector` makes of the latest elements of the 4 sources, each time one of them sends.
  ///
  /// Starts when every source has sent something; ends when all have completed.
  ///
  ///     (for two sources)
  ///     a              -1-----2---|
  ///     b              ---x-y-----|
  ///     combineLatest  ---1x-1y2y-|
  ///
  /// - Cost: one call and one flag check an element; keeps the last element of each source.
  /// - On error: that of any source ends the sequence, and so does one that `resultSelector` throws.
  /// - On dispose: all sources are disposed.
  @inlinable
  public static func combineLatest<
    Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType, Failure: Error
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    resultSelector:
      @escaping (Source1.Element, Source2.Element, Source3.Element, Source4.Element) throws(Failure) -> Element
  ) -> Observable<Element> {
    let source1 = source1.asObservable()
    let source2 = source2.asObservable()
    let source3 = source3.asObservable()
    let source4 = source4.asObservable()
    return Pipeline { next, scope in
      let output = Serializer(next, scope)
      let arity = Arity(4)
      let a = Box<Source1.Element?>(nil)
      let b = Box<Source2.Element?>(nil)
      let c = Box<Source3.Element?>(nil)
      let d = Box<Source4.Element?>(nil)
      let send = { (index: Int) in
        guard let a = a.value, let b = b.value, let c = c.value, let d = d.value else {
          if arity.othersEnded(index) { output.finish(nil) }
          return
        }
        do throws(Failure) {
          output.send(try resultSelector(a, b, c, d))
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
      source3.run(
        { element in
          c.value = element
          send(2)
        }, end(2))
      source4.run(
        { element in
          d.value = element
          send(3)
        }, end(3))
    }
  }
}

extension ObservableType where Element == Any {
  /// Sends a tuple of the latest elements of the 4 sources, each time one of them sends.
  ///
  /// Starts when every source has sent something; ends when all have completed.
  ///
  ///     (for two sources)
  ///     a              -1-----2---|
  ///     b              ---x-y-----|
  ///     combineLatest  ---1x-1y2y-|
  ///
  /// - Cost: one call and one flag check an element; keeps the last element of each source.
  /// - On error: that of any source ends the sequence.
  /// - On dispose: all sources are disposed.
  @inlinable
  public static func combineLatest<
    Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4
  ) -> Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element)> {
    Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element)>.combineLatest(
      source1, source2, source3, source4
    ) { ($0, $1, $2, $3) }
  }
}
