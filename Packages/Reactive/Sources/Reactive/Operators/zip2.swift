extension ObservableType {
  /// Sends what `resultSelector` makes of the first elements of the 2 sources, then the second ones, and so on.
  ///
  ///     a            -1--2-----3-|
  ///     b            ---x----y---|
  ///     zip(a, b, +) ---1x---2y--|
  ///
  /// Ends when a source that has completed has nothing waiting and another one would be needed.
  ///
  /// - Cost: one call and one flag check a result; keeps the elements that wait for their partners.
  /// - On error: that of any source ends the sequence, and so does one that `resultSelector` throws.
  /// - On dispose: all sources are disposed.
  @inlinable
  public static func zip<Source1: ObservableType, Source2: ObservableType, Failure: Error>(
    _ source1: Source1,
    _ source2: Source2,
    resultSelector: @escaping (Source1.Element, Source2.Element) throws(Failure) -> Element
  ) -> Observable<Element> {
    let source1 = source1.asObservable()
    let source2 = source2.asObservable()
    return Pipeline { next, scope in
      let output = Serializer(next, scope)
      let arity = Arity(2)
      let aLine = Box(Queue<Source1.Element>())
      let bLine = Box(Queue<Source2.Element>())
      let isOver = {
        aLine.value.isEmpty && arity.hasEnded(0)
          || bLine.value.isEmpty && arity.hasEnded(1)
      }
      let end = { (index: Int) in
        ChildScope(scope) { error in
          if arity.ended(index) || error != nil || isOver() { output.finish(error) }
        }
      }
      let send = { (a: Source1.Element, b: Source2.Element) in
        do throws(Failure) {
          output.send(try resultSelector(a, b))
        } catch {
          output.finish(error)
          return
        }
        if arity.hasAnyEnded, isOver() { output.finish(nil) }
      }
      source1.run(
        { a in
          if let b = bLine.value.popFirst() { send(a, b) } else { aLine.value.append(a) }
        }, end(0))
      source2.run(
        { b in
          if let a = aLine.value.popFirst() { send(a, b) } else { bLine.value.append(b) }
        }, end(1))
    }
  }
}

extension ObservableType where Element == Any {
  /// Sends a tuple of the first elements of the 2 sources, then the second ones, and so on.
  ///
  /// Ends when a source that has completed has nothing waiting and another one would be needed.
  ///
  ///     a    -1--2-----3-|
  ///     b    ---x----y---|
  ///     zip  ---1x---2y--|
  ///
  /// - Cost: one call and one flag check a result; keeps the elements that wait for their partners.
  /// - On error: that of any source ends the sequence.
  /// - On dispose: all sources are disposed.
  @inlinable
  public static func zip<Source1: ObservableType, Source2: ObservableType>(
    _ source1: Source1,
    _ source2: Source2
  ) -> Observable<(Source1.Element, Source2.Element)> {
    Observable<(Source1.Element, Source2.Element)>.zip(
      source1, source2
    ) { ($0, $1) }
  }
}
