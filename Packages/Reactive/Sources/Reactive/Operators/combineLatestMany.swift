extension ObservableType {
  /// Sends what `resultSelector` makes of the latest elements of all sources, each time one of them sends.
  ///
  /// Starts when every source has sent something; ends when all have completed. Without a source: the end.
  ///
  ///     (for two sources)
  ///     a              -1-----2---|
  ///     b              ---x-y-----|
  ///     combineLatest  ---1x-1y2y-|
  ///
  /// - Cost: one array and one flag check an element; keeps the last element of each source.
  /// - On error: that of any source ends the sequence, and so does one that `resultSelector` throws.
  /// - On dispose: all sources are disposed.
  public static func combineLatest<Sources: Collection, Failure: Error>(
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
      let latest = Box<[Sources.Element.Element?]>(Array(repeating: nil, count: sources.count))
      let missing = Box(sources.count)
      for (index, source) in sources.enumerated() where !scope.isDisposed {
        let child = ChildScope(scope) { error in
          if arity.ended(index) || error != nil { output.finish(error) }
        }
        source.run(
          { element in
            if latest.value[index] == nil { missing.value -= 1 }
            latest.value[index] = element
            if missing.value > 0 {
              if arity.othersEnded(index) { output.finish(nil) }
              return
            }
            do throws(Failure) {
              output.send(try resultSelector(latest.value.compactMap { $0 }))
            } catch {
              output.finish(error)
            }
          }, child)
      }
    }
  }

  /// Sends the latest elements of all sources, each time one of them sends.
  ///
  ///     (for two sources)
  ///     a              -1-----2---|
  ///     b              ---x-y-----|
  ///     combineLatest  ---1x-1y2y-|
  ///
  /// - Cost: one array and one flag check an element; keeps the last element of each source.
  /// - On error: that of any source ends the sequence.
  /// - On dispose: all sources are disposed.
  public static func combineLatest<Sources: Collection>(_ collection: Sources) -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    Observable<[Element]>.combineLatest(collection) { $0 }
  }
}
