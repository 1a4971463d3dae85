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
      let gate = Gate(next, scope)
      let arity = Arity(8)
      let aLine = Line<Source1.Element>()
      let bLine = Line<Source2.Element>()
      let cLine = Line<Source3.Element>()
      let dLine = Line<Source4.Element>()
      let eLine = Line<Source5.Element>()
      let fLine = Line<Source6.Element>()
      let gLine = Line<Source7.Element>()
      let hLine = Line<Source8.Element>()
      let isOver = {
        aLine.isEmpty && arity.hasEnded(0)
          || bLine.isEmpty && arity.hasEnded(1)
          || cLine.isEmpty && arity.hasEnded(2)
          || dLine.isEmpty && arity.hasEnded(3)
          || eLine.isEmpty && arity.hasEnded(4)
          || fLine.isEmpty && arity.hasEnded(5)
          || gLine.isEmpty && arity.hasEnded(6)
          || hLine.isEmpty && arity.hasEnded(7)
      }
      let end = { (index: Int) in
        ChildScope(scope) { error in
          if arity.ended(index) || error != nil || isOver() { gate.finish(error) }
        }
      }
      let send = {
        (
          a: Source1.Element, b: Source2.Element, c: Source3.Element, d: Source4.Element, e: Source5.Element,
          f: Source6.Element, g: Source7.Element, h: Source8.Element
        ) in
        do throws(Failure) {
          gate.send(try resultSelector(a, b, c, d, e, f, g, h))
        } catch {
          gate.finish(error)
          return
        }
        if arity.hasAnyEnded, isOver() { gate.finish(nil) }
      }
      source1.run(
        { a in
          guard let b = bLine.first, let c = cLine.first, let d = dLine.first, let e = eLine.first, let f = fLine.first,
            let g = gLine.first, let h = hLine.first
          else {
            aLine.append(a)
            return
          }
          bLine.popFirst()
          cLine.popFirst()
          dLine.popFirst()
          eLine.popFirst()
          fLine.popFirst()
          gLine.popFirst()
          hLine.popFirst()
          send(a, b, c, d, e, f, g, h)
        }, end(0))
      source2.run(
        { b in
          guard let a = aLine.first, let c = cLine.first, let d = dLine.first, let e = eLine.first, let f = fLine.first,
            let g = gLine.first, let h = hLine.first
          else {
            bLine.append(b)
            return
          }
          aLine.popFirst()
          cLine.popFirst()
          dLine.popFirst()
          eLine.popFirst()
          fLine.popFirst()
          gLine.popFirst()
          hLine.popFirst()
          send(a, b, c, d, e, f, g, h)
        }, end(1))
      source3.run(
        { c in
          guard let a = aLine.first, let b = bLine.first, let d = dLine.first, let e = eLine.first, let f = fLine.first,
            let g = gLine.first, let h = hLine.first
          else {
            cLine.append(c)
            return
          }
          aLine.popFirst()
          bLine.popFirst()
          dLine.popFirst()
          eLine.popFirst()
          fLine.popFirst()
          gLine.popFirst()
          hLine.popFirst()
          send(a, b, c, d, e, f, g, h)
        }, end(2))
      source4.run(
        { d in
          guard let a = aLine.first, let b = bLine.first, let c = cLine.first, let e = eLine.first, let f = fLine.first,
            let g = gLine.first, let h = hLine.first
          else {
            dLine.append(d)
            return
          }
          aLine.popFirst()
          bLine.popFirst()
          cLine.popFirst()
          eLine.popFirst()
          fLine.popFirst()
          gLine.popFirst()
          hLine.popFirst()
          send(a, b, c, d, e, f, g, h)
        }, end(3))
      source5.run(
        { e in
          guard let a = aLine.first, let b = bLine.first, let c = cLine.first, let d = dLine.first, let f = fLine.first,
            let g = gLine.first, let h = hLine.first
          else {
            eLine.append(e)
            return
          }
          aLine.popFirst()
          bLine.popFirst()
          cLine.popFirst()
          dLine.popFirst()
          fLine.popFirst()
          gLine.popFirst()
          hLine.popFirst()
          send(a, b, c, d, e, f, g, h)
        }, end(4))
      source6.run(
        { f in
          guard let a = aLine.first, let b = bLine.first, let c = cLine.first, let d = dLine.first, let e = eLine.first,
            let g = gLine.first, let h = hLine.first
          else {
            fLine.append(f)
            return
          }
          aLine.popFirst()
          bLine.popFirst()
          cLine.popFirst()
          dLine.popFirst()
          eLine.popFirst()
          gLine.popFirst()
          hLine.popFirst()
          send(a, b, c, d, e, f, g, h)
        }, end(5))
      source7.run(
        { g in
          guard let a = aLine.first, let b = bLine.first, let c = cLine.first, let d = dLine.first, let e = eLine.first,
            let f = fLine.first, let h = hLine.first
          else {
            gLine.append(g)
            return
          }
          aLine.popFirst()
          bLine.popFirst()
          cLine.popFirst()
          dLine.popFirst()
          eLine.popFirst()
          fLine.popFirst()
          hLine.popFirst()
          send(a, b, c, d, e, f, g, h)
        }, end(6))
      source8.run(
        { h in
          guard let a = aLine.first, let b = bLine.first, let c = cLine.first, let d = dLine.first, let e = eLine.first,
            let f = fLine.first, let g = gLine.first
          else {
            hLine.append(h)
            return
          }
          aLine.popFirst()
          bLine.popFirst()
          cLine.popFirst()
          dLine.popFirst()
          eLine.popFirst()
          fLine.popFirst()
          gLine.popFirst()
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
