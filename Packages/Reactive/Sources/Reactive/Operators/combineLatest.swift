extension ObservableType {
  /// Returns an observable that emits the result of `resultSelector` for the latest elements of all sources, each time
  /// one of them emits.
  ///
  ///     (for two sources)
  ///     source1        -1----2----|
  ///     source2        ---a-------|
  ///     combineLatest  ---1a-2a---|
  ///
  /// It emits once every source has emitted. It completes when all sources have completed, or when the last running
  /// source emits and another one has completed without an element. For an empty collection, it emits the result for an
  /// empty array and completes.
  ///
  /// - Cost: one array and one flag check per element; stores the latest element of each source.
  /// - On error: an error of any source, or one that `resultSelector` throws, ends the sequence.
  /// - On dispose: disposes all sources.
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
        let elements = latest.value.compactMap { $0 }
        do throws(Failure) {
          output.send(try resultSelector(elements))
        } catch {
          output.finish(error)
        }
        // The elements are released here, so that events that their `deinit` sends follow this result.
        withExtendedLifetime(elements) {}
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
            // The old element is released here, so that events that its `deinit` sends follow this element.
            extendLifetime(old)
          }, combiner.source())
      }
    }
  }

  /// Returns an observable that emits the latest elements of all sources, each time one of them emits.
  ///
  ///     (for two sources)
  ///     source1        -1----2----|
  ///     source2        ---a-------|
  ///     combineLatest  ---1a-2a---|
  ///
  /// - Cost: one array and one flag check per element; stores the latest element of each source.
  /// - On error: an error of any source ends the sequence.
  /// - On dispose: disposes all sources.
  @inlinable
  public static func combineLatest<Sources: Collection>(_ collection: Sources) -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    Observable<[Element]>.combineLatest(collection) { $0 }
  }
}
