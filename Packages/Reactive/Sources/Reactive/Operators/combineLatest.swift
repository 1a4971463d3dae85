extension ObservableType {
  /// Returns an observable that emits the result of `resultSelector` for the latest elements of all sources, each time
  /// a source emits.
  ///
  ///     (for two sources)
  ///     source1        -1----2----|
  ///     source2        ---a-------|
  ///     combineLatest  ---1a-2a---|
  ///
  /// The first result is emitted when every source has emitted. The observable completes when all sources have
  /// completed. If a source has completed without an element, no result can follow, so the observable completes as soon
  /// as the last running source emits. For an empty collection, the observable emits the result for an empty array and
  /// completes.
  ///
  /// - Cost: one array and one flag check per element; stores the latest element of each source.
  /// - On error: an error of any source or of `resultSelector` ends the sequence.
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
        // Keeps the elements alive until here, so that events from their `deinit` follow the result.
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
            // Keeps the old element alive until here, so that events from its `deinit` follow the new element.
            extendLifetime(old)
          }, combiner.source())
      }
    }
  }

  /// Returns an observable that emits the latest elements of all sources, each time a source emits.
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
