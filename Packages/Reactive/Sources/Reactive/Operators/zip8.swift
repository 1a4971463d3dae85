extension ObservableType {
  /// Sends what `resultSelector` makes of the first elements of the 8 sources, then the second ones, and so on.
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
    Source5: ObservableType, Source6: ObservableType, Source7: ObservableType, Source8: ObservableType, Failure: Error
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    _ source5: Source5,
    _ source6: Source6,
    _ source7: Source7,
    _ source8: Source8,
    resultSelector:
      @escaping (
        Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element,
        Source7.Element, Source8.Element
      ) throws(Failure) -> Element
  ) -> Observable<Element> {
    let source1 = source1.asObservable()
    let source2 = source2.asObservable()
    let source3 = source3.asObservable()
    let source4 = source4.asObservable()
    let source5 = source5.asObservable()
    let source6 = source6.asObservable()
    let source7 = source7.asObservable()
    let source8 = source8.asObservable()
    return Pipeline { next, scope in
      let output = Serializer(next, scope)
      let arity = Arity(8)
      let aLine = Box(Queue<Source1.Element>())
      let bLine = Box(Queue<Source2.Element>())
      let cLine = Box(Queue<Source3.Element>())
      let dLine = Box(Queue<Source4.Element>())
      let eLine = Box(Queue<Source5.Element>())
      let fLine = Box(Queue<Source6.Element>())
      let gLine = Box(Queue<Source7.Element>())
      let hLine = Box(Queue<Source8.Element>())
      let isOver = {
        aLine.value.isEmpty && arity.hasEnded(0)
          || bLine.value.isEmpty && arity.hasEnded(1)
          || cLine.value.isEmpty && arity.hasEnded(2)
          || dLine.value.isEmpty && arity.hasEnded(3)
          || eLine.value.isEmpty && arity.hasEnded(4)
          || fLine.value.isEmpty && arity.hasEnded(5)
          || gLine.value.isEmpty && arity.hasEnded(6)
          || hLine.value.isEmpty && arity.hasEnded(7)
      }
      let end = { (index: Int) in
        ChildScope(scope) { error in
          if arity.ended(index) || error != nil || isOver() { output.finish(error) }
        }
      }
      let send = {
        (
          a: Source1.Element, b: Source2.Element, c: Source3.Element, d: Source4.Element, e: Source5.Element,
          f: Source6.Element, g: Source7.Element, h: Source8.Element
        ) in
        do throws(Failure) {
          output.send(try resultSelector(a, b, c, d, e, f, g, h))
        } catch {
          output.finish(error)
          return
        }
        if arity.hasAnyEnded, isOver() { output.finish(nil) }
      }
      source1.run(
        { a in
          guard let b = bLine.value.first, let c = cLine.value.first, let d = dLine.value.first, let e = eLine.value.first, let f = fLine.value.first,
            let g = gLine.value.first, let h = hLine.value.first
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
          _ = hLine.value.popFirst()
          send(a, b, c, d, e, f, g, h)
        }, end(0))
      source2.run(
        { b in
          guard let a = aLine.value.first, let c = cLine.value.first, let d = dLine.value.first, let e = eLine.value.first, let f = fLine.value.first,
            let g = gLine.value.first, let h = hLine.value.first
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
          _ = hLine.value.popFirst()
          send(a, b, c, d, e, f, g, h)
        }, end(1))
      source3.run(
        { c in
          guard let a = aLine.value.first, let b = bLine.value.first, let d = dLine.value.first, let e = eLine.value.first, let f = fLine.value.first,
            let g = gLine.value.first, let h = hLine.value.first
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
          _ = hLine.value.popFirst()
          send(a, b, c, d, e, f, g, h)
        }, end(2))
      source4.run(
        { d in
          guard let a = aLine.value.first, let b = bLine.value.first, let c = cLine.value.first, let e = eLine.value.first, let f = fLine.value.first,
            let g = gLine.value.first, let h = hLine.value.first
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
          _ = hLine.value.popFirst()
          send(a, b, c, d, e, f, g, h)
        }, end(3))
      source5.run(
        { e in
          guard let a = aLine.value.first, let b = bLine.value.first, let c = cLine.value.first, let d = dLine.value.first, let f = fLine.value.first,
            let g = gLine.value.first, let h = hLine.value.first
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
          _ = hLine.value.popFirst()
          send(a, b, c, d, e, f, g, h)
        }, end(4))
      source6.run(
        { f in
          guard let a = aLine.value.first, let b = bLine.value.first, let c = cLine.value.first, let d = dLine.value.first, let e = eLine.value.first,
            let g = gLine.value.first, let h = hLine.value.first
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
          _ = hLine.value.popFirst()
          send(a, b, c, d, e, f, g, h)
        }, end(5))
      source7.run(
        { g in
          guard let a = aLine.value.first, let b = bLine.value.first, let c = cLine.value.first, let d = dLine.value.first, let e = eLine.value.first,
            let f = fLine.value.first, let h = hLine.value.first
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
          _ = hLine.value.popFirst()
          send(a, b, c, d, e, f, g, h)
        }, end(6))
      source8.run(
        { h in
          guard let a = aLine.value.first, let b = bLine.value.first, let c = cLine.value.first, let d = dLine.value.first, let e = eLine.value.first,
            let f = fLine.value.first, let g = gLine.value.first
          else {
            hLine.value.append(h)
            return
          }
          _ = aLine.value.popFirst()
          _ = bLine.value.popFirst()
          _ = cLine.value.popFirst()
          _ = dLine.value.popFirst()
          _ = eLine.value.popFirst()
          _ = fLine.value.popFirst()
          _ = gLine.value.popFirst()
          send(a, b, c, d, e, f, g, h)
        }, end(7))
    }
  }
}

extension ObservableType where Element == Any {
  /// Sends a tuple of the first elements of the 8 sources, then the second ones, and so on.
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
    Source5: ObservableType, Source6: ObservableType, Source7: ObservableType, Source8: ObservableType
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4,
    _ source5: Source5,
    _ source6: Source6,
    _ source7: Source7,
    _ source8: Source8
  ) -> Observable<
    (
      Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element,
      Source7.Element, Source8.Element
    )
  > {
    Observable<
      (
        Source1.Element, Source2.Element, Source3.Element, Source4.Element, Source5.Element, Source6.Element,
        Source7.Element, Source8.Element
      )
    >.zip(
      source1, source2, source3, source4, source5, source6, source7, source8
    ) { ($0, $1, $2, $3, $4, $5, $6, $7) }
  }
}
