extension ObservableType {
  /// Sends what `resultSelector` makes of the first elements of the 3 sources, then the second ones, and so on.
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
  public static func zip<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType, Failure: Error>(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3,
    resultSelector: @escaping (Source1.Element, Source2.Element, Source3.Element) throws(Failure) -> Element
  ) -> Observable<Element> {
    let source1 = source1.asObservable()
    let source2 = source2.asObservable()
    let source3 = source3.asObservable()
    return Pipeline { next, scope in
      let gate = Gate(next, scope)
      let arity = Arity(3)
      let aLine = Line<Source1.Element>()
      let bLine = Line<Source2.Element>()
      let cLine = Line<Source3.Element>()
      let isOver = {
        aLine.isEmpty && arity.hasEnded(0)
          || bLine.isEmpty && arity.hasEnded(1)
          || cLine.isEmpty && arity.hasEnded(2)
      }
      let end = { (index: Int) in
        ChildScope(scope) { error in
          if arity.ended(index) || error != nil || isOver() { gate.finish(error) }
        }
      }
      let send = { (a: Source1.Element, b: Source2.Element, c: Source3.Element) in
        do throws(Failure) {
          gate.send(try resultSelector(a, b, c))
        } catch {
          gate.finish(error)
          return
        }
        if arity.hasAnyEnded, isOver() { gate.finish(nil) }
      }
      source1.run(
        { a in
          guard let b = bLine.first, let c = cLine.first else {
            aLine.append(a)
            return
          }
          bLine.popFirst()
          cLine.popFirst()
          send(a, b, c)
        }, end(0))
      source2.run(
        { b in
          guard let a = aLine.first, let c = cLine.first else {
            bLine.append(b)
            return
          }
          aLine.popFirst()
          cLine.popFirst()
          send(a, b, c)
        }, end(1))
      source3.run(
        { c in
          guard let a = aLine.first, let b = bLine.first else {
            cLine.append(c)
            return
          }
          aLine.popFirst()
          bLine.popFirst()
          send(a, b, c)
        }, end(2))
    }
  }
}

extension ObservableType where Element == Any {
  /// Sends a tuple of the first elements of the 3 sources, then the second ones, and so on.
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
  public static func zip<Source1: ObservableType, Source2: ObservableType, Source3: ObservableType>(
    _ source1: Source1,
    _ source2: Source2,
    _ source3: Source3
  ) -> Observable<(Source1.Element, Source2.Element, Source3.Element)> {
    Observable<(Source1.Element, Source2.Element, Source3.Element)>.zip(
      source1, source2, source3
    ) { ($0, $1, $2) }
  }
}
