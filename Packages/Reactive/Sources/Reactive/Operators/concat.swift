extension ObservableType {
  /// Sends what `sources` send, one after the other.
  ///
  ///     a            -1-2|
  ///     b            --3-|
  ///     concat(a, b) -1-2--3-|
  ///
  /// - Cost: none an element, one allocation a source and subscription.
  /// - On error: that of the running one ends everything.
  /// - On dispose: the running one is disposed.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> { concat(sources) }

  /// Sends what `sources` send, one after the other. The next source is asked for when the one before has completed.
  ///
  ///     a       -1-2-|
  ///     b             -3-|
  ///     concat  -1-2---3-|
  ///
  /// - Cost: none an element, one allocation a source and subscription.
  /// - On error: that of the running one ends everything.
  /// - On dispose: the running one is disposed.
  public static func concat<Sources: Sequence>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    Pipeline { next, scope in
      let iterator = AnyIterator(sources.makeIterator())
      let trampoline = Trampoline()
      func step() {
        if scope.isDisposed { return }
        guard let source = iterator.next() else {
          scope.finish(nil)
          return
        }
        let child = ChildScope(scope, releasesFirst: true) { error in
          if let error { scope.finish(error) } else { trampoline.run(step) }
        }
        source.run(next, child)
      }
      trampoline.run(step)
    }
  }

  /// Sends what the source sends, then what `second` sends.
  ///
  ///     source          -1-2-|
  ///     second                -3-|
  ///     concat(second)  -1-2---3-|
  ///
  /// - Cost: none an element, one allocation a subscription.
  /// - On error: that of the running one ends everything.
  /// - On dispose: the running one is disposed.
  public func concat(_ second: some ObservableConvertibleType<Element>) -> Observable<Element> {
    Observable.concat(asObservable(), second.asObservable())
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Sends what the sequences that the source sends send, one sequence after the other.
  ///
  ///     source    -a---b-----|
  ///     a          1-2-3|
  ///     b                4-5|
  ///     concat()  -1-2-3-4-5|
  ///
  /// - Cost: one subscription a sequence, one flag check an element sent; keeps the sequences that wait.
  /// - On error: that of the source or of any sequence ends everything.
  /// - On dispose: the source and the running sequence are disposed.
  @inlinable
  public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }
}
