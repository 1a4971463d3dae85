extension ObservableType {
  /// Returns an observable that emits the elements of all `sources`.
  ///
  ///     source1                  -1----3-|
  ///     source2                  ---2----4-|
  ///     merge(source1, source2)  -1-2--3-4-|
  ///
  /// The observable completes when all sources have completed.
  ///
  /// - Cost: one flag check per element, one allocation per source and subscription.
  /// - On error: an error of any source ends the sequence.
  /// - On dispose: disposes all sources.
  @inlinable
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }

  /// Returns an observable that emits the elements of all `sources`. See ``merge(_:)-(Observable<Self.Element>...)``.
  ///
  /// - Cost: one flag check per element, one allocation per source and subscription.
  /// - On error: an error of any source ends the sequence.
  /// - On dispose: disposes all sources.
  @inlinable
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    Pipeline { next, scope in
      let combiner = Combiner(sources.count, next, scope)
      let output = combiner.output
      @inline(__always)
      func send(_ element: Element) { output.send(element) }
      if sources.isEmpty { output.finish(nil) }
      // As in RxSwift, the subscriber receives the error before the failed source is released. Otherwise, a `deinit` in
      // the source could send an event before the error.
      for source in sources where !scope.isDisposed {
        source.run(send, combiner.source(keepsFailed: true))
      }
    }
  }

  /// Returns an observable that emits the elements of all `sources`. See ``merge(_:)-(Observable<Self.Element>...)``.
  ///
  /// - Cost: one flag check per element, one allocation per source and subscription.
  /// - On error: an error of any source ends the sequence.
  /// - On dispose: disposes all sources.
  @inlinable
  public static func merge<Sources: Collection>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    merge(Array(sources))
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Returns an observable that emits the elements of all inner sequences.
  ///
  ///     source   -a--b------|
  ///     a         1--2|
  ///     b            3--4|
  ///     merge()  -1--(23)--4|
  ///
  /// - Cost: one subscription per inner sequence, one flag check per element.
  /// - On error: an error of the source or of an inner sequence ends the result.
  /// - On dispose: disposes the source and all inner sequences.
  @inlinable
  public func merge() -> Observable<Element.Element> { flatMap { $0 } }

  /// Returns an observable that emits the elements of the inner sequences and subscribes to at most `maxConcurrent`
  /// inner sequences at a time.
  ///
  ///     source                   -a--b------|
  ///     a                         1----2|
  ///     b                               3--4|
  ///     merge(maxConcurrent: 1)  -1----2-3--4|
  ///
  /// - Cost: one subscription per inner sequence, one flag check per element; stores the waiting sequences.
  /// - On error: an error of the source or of an inner sequence ends the result.
  /// - On dispose: disposes the source and the running inner sequences.
  @inlinable
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> { flatten(atMost: maxConcurrent) { $0 } }
}
