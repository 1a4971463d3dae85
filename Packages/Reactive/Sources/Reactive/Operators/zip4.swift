extension ObservableType {
  /// Sends what `resultSelector` makes of the first elements of the 4 sources, then the second ones, and so on.
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
      let gate = Gate(next, scope)
      let arity = Arity(4)
      let aLine = Line<Source1.Element>()
      let bLine = Line<Source2.Element>()
      let cLine = Line<Source3.Element>()
      let dLine = Line<Source4.Element>()
      let isOver = {
        aLine.isEmpty && arity.hasEnded(0)
          || bLine.isEmpty && arity.hasEnded(1)
          || cLine.isEmpty && arity.hasEnded(2)
          || dLine.isEmpty && arity.hasEnded(3)
      }
      let end = { (index: Int) in
        ChildScope(scope) { error in
          if arity.ended(index) || error != nil || isOver() { gate.finish(error) }
        }
      }
      let send = { (a: Source1.Element, b: Source2.Element, c: Source3.Element, d: Source4.Element) in
        do throws(Failure) {
          gate.send(try resultSelector(a, b, c, d))
        } catch {
          gate.finish(error)
          return
        }
        if arity.hasAnyEnded, isOver() { gate.finish(nil) }
      }
      source1.run(
        { a in
          guard let b = bLine.first, let c = cLine.first, let d = dLine.first else {
            aLine.append(a)
            return
          }
          bLine.popFirst()
          cLine.popFirst()
          dLine.popFirst()
          send(a, b, c, d)
        }, end(0))
      source2.run(
        { b in
          guard let a = aLine.first, let c = cLine.first, let d = dLine.first else {
            bLine.append(b)
            return
          }
          aLine.popFirst()
          cLine.popFirst()
          dLine.popFirst()
          send(a, b, c, d)
        }, end(1))
      source3.run(
        { c in
          guard let a = aLine.first, let b = bLine.first, let d = dLine.first else {
            cLine.append(c)
            return
          }
          aLine.popFirst()
          bLine.popFirst()
          dLine.popFirst()
          send(a, b, c, d)
        }, end(2))
      source4.run(
        { d in
          guard let a = aLine.first, let b = bLine.first, let c = cLine.first else {
            dLine.append(d)
            return
          }
          aLine.popFirst()
          bLine.popFirst()
          cLine.popFirst()
          send(a, b, c, d)
        }, end(3))
    }
  }
}

extension ObservableType where Element == Any {
  /// Sends a tuple of the first elements of the 4 sources, then the second ones, and so on.
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
    Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Source4: ObservableType
  >(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    _ source4: Source4
  ) -> Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element)> {
    Observable<(Source1.Element, Source2.Element, Source3.Element, Source4.Element)>.zip(
      source1, source2, source3, source4
    ) { ($0, $1, $2, $3) }
  }
}
