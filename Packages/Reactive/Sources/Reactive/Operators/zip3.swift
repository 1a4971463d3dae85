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
      let output = Serializer(next, scope)
      let arity = Arity(3)
      let aLine = Box(Queue<Source1.Element>())
      let bLine = Box(Queue<Source2.Element>())
      let cLine = Box(Queue<Source3.Element>())
      let isOver = {
        aLine.value.isEmpty && arity.hasEnded(0)
          || bLine.value.isEmpty && arity.hasEnded(1)
          || cLine.value.isEmpty && arity.hasEnded(2)
      }
      let end = { (index: Int) in
        ChildScope(scope) { error in
          if arity.ended(index) || error != nil || isOver() { output.finish(error) }
        }
      }
      let send = { (a: Source1.Element, b: Source2.Element, c: Source3.Element) in
        do throws(Failure) {
          output.send(try resultSelector(a, b, c))
        } catch {
          output.finish(error)
          return
        }
        if arity.hasAnyEnded, isOver() { output.finish(nil) }
      }
      source1.run(
        { a in
          guard let b = bLine.value.first, let c = cLine.value.first else {
            aLine.value.append(a)
            return
          }
          _ = bLine.value.popFirst()
          _ = cLine.value.popFirst()
          send(a, b, c)
        }, end(0))
      source2.run(
        { b in
          guard let a = aLine.value.first, let c = cLine.value.first else {
            bLine.value.append(b)
            return
          }
          _ = aLine.value.popFirst()
          _ = cLine.value.popFirst()
          send(a, b, c)
        }, end(1))
      source3.run(
        { c in
          guard let a = aLine.value.first, let b = bLine.value.first else {
            cLine.value.append(c)
            return
          }
          _ = aLine.value.popFirst()
          _ = bLine.value.popFirst()
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
