extension ObservableType {
  /// Sends what `resultSelector` makes of the first elements of the 7 sources, then the second ones, and so on.
  ///
  /// Ends when a source that has completed has nothing waiting and another one would be needed.
  ///
  ///     (for two sources)
  ///     a    -1--2-----3-|
  ///     b    ---x----y---|
  ///     zip  ---1x---2y--|
  ///
  /// - Cost: one call and one flag check a result; keeps the elements that wait for their partners.
  /// - On error: that of any source ends the sequence, and so does one that `resultSelector` throws.
  /// - On dispose: all sources are disposed.
  @inlinable
  public static func zip<
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
      let aLine = Box(Queue<Source1.Element>())
      let bLine = Box(Queue<Source2.Element>())
      let cLine = Box(Queue<Source3.Element>())
      let dLine = Box(Queue<Source4.Element>())
      let eLine = Box(Queue<Source5.Element>())
      let fLine = Box(Queue<Source6.Element>())
      let gLine = Box(Queue<Source7.Element>())
      let isOver = {
        aLine.value.isEmpty && arity.hasEnded(0)
          || bLine.value.isEmpty && arity.hasEnded(1)
          || cLine.value.isEmpty && arity.hasEnded(2)
          || dLine.value.isEmpty && arity.hasEnded(3)
          || eLine.value.isEmpty && arity.hasEnded(4)
          || fLine.value.isEmpty && arity.hasEnded(5)
          || gLine.value.isEmpty && arity.hasEnded(6)
      }
      let end = { (index: Int) in
        ChildScope(scope) { error in
          if arity.ended(index) || error != nil || isOver() { output.finish(error) }
        }
      }
      let send = {
        (
          a: Source1.Element, b: Source2.Element, c: Source3.Element, d: Source4.Element, e: Source5.Element,
          f: Source6.Element, g: Source7.Element
        ) in
        do throws(Failure) {
          output.send(try resultSelector(a, b, c, d, e, f, g))
        } catch {
          output.finish(error)
          return
        }
        if arity.hasAnyEnded, isOver() { output.finish(nil) }
      }
      source1.run(
        { a in
          guard let b = bLine.value.first, let c = cLine.value.first, let d = dLine.value.first, let e = eLine.value.first, let f = fLine.value.first,
            let g = gLine.value.first
          else {
            aLine.value.append(a)
            return
          }
          _ = bLine.value.popFirst()
          _ = cLine.value.popFirst()
          _ = dLine.value.popFirst()
          _ = eLine.value.popFirst()
          _ = fLine.value.popFirst()
          _ = gLine.value.popFirst()
          send(a, b, c, d, e, f, g)
        }, end(0))
      source2.run(
        { b in
          guard let a = aLine.value.first, let c = cLine.value.first, let d = dLine.value.first, let e = eLine.value.first, let f = fLine.value.first,
            let g = gLine.value.first
          else {
            bLine.value.append(b)
            return
          }
          _ = aLine.value.popFirst()
          _ = cLine.value.popFirst()
          _ = dLine.value.popFirst()
          _ = eLine.value.popFirst()
          _ = fLine.value.popFirst()
          _ = gLine.value.popFirst()
          send(a, b, c, d, e, f, g)
        }, end(1))
      source3.run(
        { c in
          guard let a = aLine.value.first, let b = bLine.value.first, let d = dLine.value.first, let e = eLine.value.first, let f = fLine.value.first,
            let g = gLine.value.first
          else {
            cLine.value.append(c)
            return
          }
          _ = aLine.value.popFirst()
          _ = bLine.value.popFirst()
          _ = dLine.value.popFirst()
          _ = eLine.value.popFirst()
          _ = fLine.value.popFirst()
          _ = gLine.value.popFirst()
          send(a, b, c, d, e, f, g)
        }, end(2))
      source4.run(
        { d in
          guard let a = aLine.value.first, let b = bLine.value.first, let c = cLine.value.first, let e = eLine.value.first, let f = fLine.value.first,
            let g = gLine.value.first
          else {
            dLine.value.append(d)
            return
          }
          _ = aLine.value.popFirst()
          _ = bLine.value.popFirst()
          _ = cLine.value.popFirst()
          _ = eLine.value.popFirst()
          _ = fLine.value.popFirst()
          _ = gLine.value.popFirst()
          send(a, b, c, d, e, f, g)
        }, end(3))
      source5.run(
        { e in
          guard let a = aLine.value.first, let b = bLine.value.first, let c = cLine.value.first, let d = dLine.value.first, let f = fLine.value.first,
            let g = gLine.value.first
          else {
            eLine.value.append(e)
            return
          }
          _ = aLine.value.popFirst()
          _ = bLine.value.popFirst()
          _ = cLine.value.popFirst()
          _ = dLine.value.popFirst()
          _ = fLine.value.popFirst()
          _ = gLine.value.popFirst()
          send(a, b, c, d, e, f, g)
        }, end(4))
      source6.run(
        { f in
          guard let a = aLine.value.first, let b = bLine.value.first, let c = cLine.value.first, let d = dLine.value.first, let e = eLine.value.first,
            let g = gLine.value.first
          else {
            fLine.value.append(f)
            return
          }
          _ = aLine.value.popFirst()
          _ = bLine.value.popFirst()
          _ = cLine.value.popFirst()
          _ = dLine.value.popFirst()
          _ = eLine.value.popFirst()
          _ = gLine.value.popFirst()
          send(a, b, c, d, e, f, g)
        }, end(5))
      source7.run(
        { g in
          guard let a = aLine.value.first, let b = bLine.value.first, let c = cLine.value.first, let d = dLine.value.first, let e = eLine.value.first,
            let f = fLine.value.first
          else {
            gLine.value.append(g)
            return
          }
          _ = aLine.value.popFirst()
          _ = bLine.value.popFirst()
          _ = cLine.value.popFirst()
          _ = dLine.value.popFirst()
          _ = eLine.value.popFirst()
          _ = fLine.value.popFirst()
          send(a, b, c, d, e, f, g)
        }, end(6))
    }
  }
}

extension ObservableType where Element == Any {
  /// Sends a tuple of the first elements of the 7 sources, then the second ones, and so on.
  ///
  /// Ends when a source that has completed has nothing waiting and another one would be needed.
  ///
  ///     (for two sources)
  ///     a    -1--2-----3-|
  ///     b    ---x----y---|
  ///     zip  ---1x---2y--|
  ///
  /// - Cost: one call and one flag check a result; keeps the elements that wait for their partners.
  /// - On error: that of any source ends the sequence.
  /// - On dispose: all sources are disposed.
  @inlinable
  public static func zip<
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
    >.zip(
      source1, source2, source3, source4, source5, source6, source7
    ) { ($0, $1, $2, $3, $4, $5, $6) }
  }
}
