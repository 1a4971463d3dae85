extension ObservableType {
  /// Emits the result of `resultSelector` for the first elements of all sources, then for the second ones, and so on.
  ///
  ///     (for two sources)
  ///     source1  -1-2--------|
  ///     source2  ---a--b-----|
  ///     zip      ---1a-2b----|
  ///
  /// Completes when all sources have completed, or when the last running source emits an element that has no partner.
  /// For an empty collection, completes at once.
  ///
  /// - Cost: one array a result; elements are stored until every source has one.
  /// - On error: that of any source ends the sequence, and so does one that `resultSelector` throws.
  /// - On dispose: all sources are disposed.
  @inlinable
  public static func zip<Sources: Collection, Failure: Error>(
    _ collection: Sources,
    resultSelector: @escaping ([Sources.Element.Element]) throws(Failure) -> Element
  ) -> Observable<Element> where Sources.Element: ObservableType {
    let sources = collection.map { $0.asObservable() }
    return Pipeline { next, scope in
      let combiner = Combiner(sources.count, next, scope)
      let output = combiner.output
      let queues = sources.map { _ in Box(Queue<Sources.Element.Element>()) }
      let emptyQueues = Box(sources.count)
      if sources.isEmpty { output.finish(nil) }
      for (source, queue) in Swift.zip(sources, queues) {
        source.run(
          { element in
            if queue.value.isEmpty { emptyQueues.value -= 1 }
            queue.value.append(element)
            if emptyQueues.value > 0 {
              combiner.completeIfLast()
              return
            }
            let elements = queues.compactMap { $0.value.popFirst() }
            emptyQueues.value = queues.count { $0.value.isEmpty }
            do throws(Failure) {
              output.send(try resultSelector(elements))
            } catch {
              output.finish(error)
            }
            // Not earlier, so that what their `deinit` sends comes after.
            withExtendedLifetime(elements) {}
          }, combiner.source())
      }
    }
  }

  /// Emits the first elements of all sources, then the second ones, and so on.
  ///
  ///     (for two sources)
  ///     source1  -1-2--------|
  ///     source2  ---a--b-----|
  ///     zip      ---1a-2b----|
  ///
  /// - Cost: one array a result; elements are stored until every source has one.
  /// - On error: that of any source ends the sequence.
  /// - On dispose: all sources are disposed.
  @inlinable
  public static func zip<Sources: Collection>(_ collection: Sources) -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    Observable<[Element]>.zip(collection) { $0 }
  }
}
