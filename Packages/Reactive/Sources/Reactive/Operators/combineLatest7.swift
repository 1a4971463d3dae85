extension ObservableType {
  /// Sends what `resultSelector` makes of the latest elements of the 7 sources, each time one of them sends.
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
    Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType,
    Source5: ObservableType, Source6: ObservableType, Source7: ObservableType, Failure: Error
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    _ source5: Source5,
    _ source6: Source6,
    _ source7: Source7,
    resultSelector:
      @escaping (
        Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element,
        Source7.Element
      ) throws(Failure) -> Element
  ) -> Observable<Element> {
    let source1 = source1.asObservable()
    let source2 = source2.asObservable()
    let source3 = source3.asObservable()
    let source4 = source4.asObservable()
    let source5 = source5.asObservable()
    let source6 = source6.asObservable()
    let source7 = source7.asObservable()
    return Pipeline { next, scope in
      let output = Serializer(next, scope)
      let arity = Arity(7)
      let a = Box<Source1.Element?>(nil)
      let b = Box<Source2.Element?>(nil)
      let c = Box<Source3.Element?>(nil)
      let d = Box<Source4.Element?>(nil)
      let e = Box<Source5.Element?>(nil)
      let f = Box<Source6.Element?>(nil)
      let g = Box<Source7.Element?>(nil)
      let send = { (index: Int) in
        guard let a = a.value, let b = b.value, let c = c.value, let d = d.value, let e = e.value, let f = f.value,
          let g = g.value
        else {
          if arity.othersEnded(index) { output.finish(nil) }
          return
        }
        do throws(Failure) {
          output.send(try resultSelector(a, b, c, d, e, f, g))
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
      source5.run(
        { element in
          e.value = element
          send(4)
        }, end(4))
      source6.run(
        { element in
          f.value = element
          send(5)
        }, end(5))
      source7.run(
        { element in
          g.value = element
          send(6)
        }, end(6))
    }
  }
}

extension ObservableType where Element == Any {
  /// Sends a tuple of the latest elements of the 7 sources, each time one of them sends.
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
    Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType,
    Source5: ObservableType, Source6: ObservableType, Source7: ObservableType
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    _ source5: Source5,
    _ source6: Source6,
    _ source7: Source7
  ) -> Observable<
    (
      Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element,
      Source7.Element
    )
  > {
    Observable<
      (
        Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element,
        Source7.Element
      )
    >.combineLatest(
      source1, source2, source3, source4, source5, source6, source7
    ) { ($0, $1, $2, $3, $4, $5, $6) }
  }
}
