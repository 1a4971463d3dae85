extension ObservableType {
  /// Sends what `resultSelector` makes of the first elements of all sources, then of the second ones, and so on.
  ///
  /// Ends when a source that has completed has nothing waiting. Without a source: the end.
  ///
  ///     (for two sources)
  ///     a    -1--2-----3-|
  ///     b    ---x----y---|
  ///     zip  ---1x---2y--|
  ///
  /// - Cost: one array a result; keeps the elements that wait for their partners.
  /// - On error: that of any source ends the sequence, and so does one that `resultSelector` throws.
  /// - On dispose: all sources are disposed.
  public static func zip<Sources: Collection, Failure: Error>(
    _ collection: Sources,
    resultSelector: @escaping ([Sources.Element.Element]) throws(Failure) -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    let sources = collection.map { $0.asObservable() }
    return Pipeline { next, scope in
      if sources.isEmpty {
        scope.finish(nil)
        return
      }
      let output = Serializer(next, scope)
      let arity = Arity(sources.count)
      let lines = sources.map { _ in Box(Queue<Sources.Element.Element>()) }
      let isOver = { lines.indices.contains { lines[$0].value.isEmpty && arity.hasEnded($0) } }
      for (index, source) in sources.enumerated() where !scope.isDisposed {
        let child = ChildScope(scope) { error in
          if arity.ended(index) || error != nil || isOver() { output.finish(error) }
        }
        source.run(
          { element in
            lines[index].value.append(element)
            let elements = lines.compactMap(\.value.first)
            if elements.count < lines.count { return }
            for line in lines { _ = line.value.popFirst() }
            do throws(Failure) {
              output.send(try resultSelector(elements))
            } catch {
              output.finish(error)
              return
            }
            if isOver() { output.finish(nil) }
          }, child)
      }
    }
  }

  /// Sends the first elements of all sources, then the second ones, and so on.
  ///
  ///     (for two sources)
  ///     a    -1--2-----3-|
  ///     b    ---x----y---|
  ///     zip  ---1x---2y--|
  ///
  /// - Cost: one array a result; keeps the elements that wait for their partners.
  /// - On error: that of any source ends the sequence.
  /// - On dispose: all sources are disposed.
  public static func zip<Sources: Collection>(_ collection: Sources) -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    Observable<[Element]>.zip(collection) { $0 }
  }
}
