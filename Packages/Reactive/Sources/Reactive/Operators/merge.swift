extension ObservableType {
  /// Emits the elements of all `sources`.
  ///
  ///     source1                  -1----3-|
  ///     source2                  ---2----4-|
  ///     merge(source1, source2)  -1-2--3-4-|
  ///
  /// Completes when all have completed.
  ///
  /// - Cost: one flag check an element, one allocation a source and subscription.
  /// - On error: that of any source ends the sequence.
  /// - On dispose: all sources are disposed.
  @inlinable
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }

  /// Emits the elements of all `sources`. See ``merge(_:)-(Observable<Self.Element>...)``.
  ///
  /// - Cost: one flag check an element, one allocation a source and subscription.
  /// - On error: that of any source ends the sequence.
  /// - On dispose: all sources are disposed.
  @inlinable
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    Pipeline { next, scope in
      let combiner = Combiner(sources.count, next, scope)
      let output = combiner.output
      @inline(__always)
      func send(_ element: Element) { output.send(element) }
      if sources.isEmpty { output.finish(nil) }
      for source in sources where !scope.isDisposed { source.run(send, combiner.source()) }
    }
  }

  /// Emits the elements of all `sources`. See ``merge(_:)-(Observable<Self.Element>...)``.
  ///
  /// - Cost: one flag check an element, one allocation a source and subscription.
  /// - On error: that of any source ends the sequence.
  /// - On dispose: all sources are disposed.
  @inlinable
  public static func merge<Sources: Collection>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    merge(Array(sources))
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Emits the elements of all the sequences that the source emits.
  ///
  ///     source   -a--b------|
  ///     a         1--2|
  ///     b            3--4|
  ///     merge()  -1--(23)--4|
  ///
  /// - Cost: one subscription a sequence, one flag check an element.
  /// - On error: that of the source or of any sequence ends the result.
  /// - On dispose: the source and all the sequences are disposed.
  @inlinable
  public func merge() -> Observable<Element.Element> { flatMap { $0 } }

  /// Emits the elements of the sequences that the source emits, of at most `maxConcurrent` at a time.
  ///
  ///     source                   -a--b------|
  ///     a                         1----2|
  ///     b                               3--4|
  ///     merge(maxConcurrent: 1)  -1----2-3--4|
  ///
  /// - Cost: one subscription a sequence, one flag check an element; sequences above the limit are stored.
  /// - On error: that of the source or of any sequence ends the result.
  /// - On dispose: the source and the running sequences are disposed.
  @inlinable
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> { flatten(atMost: maxConcurrent) { $0 } }
}
