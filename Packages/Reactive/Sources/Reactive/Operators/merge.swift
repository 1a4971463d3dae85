extension ObservableType {
  /// Sends what all of `sources` send.
  ///
  ///     a          -1----3-|
  ///     b          ---2----4-|
  ///     merge(a, b) -1-2-3-4-|
  ///
  /// Ends when all have completed.
  ///
  /// - Cost: one flag check an element, one allocation a source and subscription.
  /// - On error: that of any ends everything.
  /// - On dispose: all are disposed.
  @inlinable
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> { merge(sources) }

  /// Sends what all of `sources` send. See ``merge(_:)-(Observable<Self.Element>...)``.
  ///
  /// - Cost: one flag check an element, one allocation a source and subscription.
  /// - On error: that of any ends everything.
  /// - On dispose: all are disposed.
  @inlinable
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    Pipeline { next, scope in
      let output = Serializer(next, scope)
      @inline(__always)
      func send(_ element: Element) { output.send(element) }
      let end = endOfAll(sources.count, output)
      if sources.isEmpty { scope.finish(nil) }
      for source in sources where !scope.isDisposed { source.run(send, ChildScope(scope, end)) }
    }
  }

  /// Sends what all of `sources` send. See ``merge(_:)-(Observable<Self.Element>...)``.
  ///
  /// - Cost: one flag check an element, one allocation a source and subscription.
  /// - On error: that of any ends everything.
  /// - On dispose: all are disposed.
  @inlinable
  public static func merge<Sources: Collection>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    merge(Array(sources))
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Sends what all the sequences that the source sends send.
  ///
  ///     source   -a--b------|
  ///     a         1--2|
  ///     b            3--4|
  ///     merge()  -1--(23)--4|
  ///
  /// - Cost: one subscription a sequence, one flag check an element sent.
  /// - On error: that of the source or of any sequence ends everything.
  /// - On dispose: the source and all the sequences are disposed.
  @inlinable
  public func merge() -> Observable<Element.Element> { flatMap { $0 } }

  /// Sends what the sequences that the source sends send, listening to `maxConcurrent` at a time.
  ///
  ///     source                   -a--b------|
  ///     a                         1----2|
  ///     b                               3--4|
  ///     merge(maxConcurrent: 1)  -1----2-3--4|
  ///
  /// - Cost: one subscription a sequence, one flag check an element sent; keeps the sequences that wait.
  /// - On error: that of the source or of any sequence ends everything.
  /// - On dispose: the source and the sequences that run are disposed.
  @inlinable
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> { flatten(atMost: maxConcurrent) { $0 } }
}
