extension ObservableType {
  /// Returns an observable that emits the result of `resultSelector` for the first elements of all sources, then for
  /// the second elements, and so on.
  ///
  ///     (for two sources)
  ///     source1  -1-2--------|
  ///     source2  ---a--b-----|
  ///     zip      ---1a-2b----|
  ///
  /// The observable completes when all sources have completed. If only one source is still running, the observable also
  /// completes when this source emits an element that has no counterpart. For an empty collection, the observable
  /// completes at once.
  ///
  /// - Cost: one array per result; stores the elements that cannot be combined yet.
  /// - On error: an error of any source or of `resultSelector` ends the sequence.
  /// - On dispose: disposes all sources.
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
            // Keeps the elements alive until here, so that events from their `deinit` follow the result.
            extendLifetime(elements)
          }, combiner.source())
      }
    }
  }

  /// Returns an observable that emits the first elements of all sources, then the second elements, and so on.
  ///
  ///     (for two sources)
  ///     source1  -1-2--------|
  ///     source2  ---a--b-----|
  ///     zip      ---1a-2b----|
  ///
  /// - Cost: one array per result; stores the elements that cannot be combined yet.
  /// - On error: an error of any source ends the sequence.
  /// - On dispose: disposes all sources.
  @inlinable
  public static func zip<Sources: Collection>(_ collection: Sources) -> Observable<[Element]>
  where Sources.Element: ObservableType, Sources.Element.Element == Element {
    Observable<[Element]>.zip(collection) { $0 }
  }
}
