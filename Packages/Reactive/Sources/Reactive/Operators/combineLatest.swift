extension ObservableType {
  /// Emits the result of `resultSelector` for the latest elements of all sources, each time one of them emits.
  ///
  ///     (for two sources)
  ///     source1        -1----2----|
  ///     source2        ---a-------|
  ///     combineLatest  ---1a-2a---|
  ///
  /// Begins when every source has emitted. Completes when all sources have completed, or when the last running source
  /// emits and another one has completed without an element. For an empty collection, emits the result for an empty
  /// array and completes.
  ///
  /// - Cost: one array and one flag check an element; the last element of each source is stored.
  /// - On error: that of any source ends the sequence, and so does one that `resultSelector` throws.
  /// - On dispose: all sources are disposed.
  @inlinable
  public static func combineLatest<Sources: Collection, Failure: Error>(
    _ collection: Sources,
    resultSelector: @escaping ([Sources.Element.Element]) throws(Failure) -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    let sources = collection.map { $0.asObservable() }
    return Pipeline { next, scope in
      let combiner = Combiner(sources.count, next, scope)
      let output = combiner.output
      let latest = Box<[Sources.Element.Element?]>(Array(repeating: nil, count: sources.count))
      let missing = Box(sources.count)
      let emit = {
        do throws(Failure) {
          output.send(try resultSelector(latest.value.compactMap { $0 }))
        } catch {
          output.finish(error)
        }
      }
      if sources.isEmpty {
        emit()
        output.finish(nil)
      }
      for (index, source) in sources.enumerated() {
        source.run(
          { element in
            let old = exchange(&latest.value[index], with: element)
            if old == nil { missing.value -= 1 }
            if missing.value == 0 { emit() } else { combiner.completeIfLast() }
            // Not earlier, so that what its `deinit` sends comes after.
            withExtendedLifetime(old) {}
          }, combiner.source())
      }
    }
  }

  /// Emits the latest elements of all sources, each time one of them emits.
  ///
  ///     (for two sources)
  ///     source1        -1----2----|
  ///     source2        ---a-------|
  ///     combineLatest  ---1a-2a---|
  ///
  /// - Cost: one array and one flag check an element; the last element of each source is stored.
  /// - On error: that of any source ends the sequence.
  /// - On dispose: all sources are disposed.
  @inlinable
  public static func combineLatest<Sources: Collection>(_ collection: Sources) -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    Observable<[Element]>.combineLatest(collection) { $0 }
  }
}
