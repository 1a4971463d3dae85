extension ObservableType {
  /// Returns an observable that sends the elements of `sources`, one source after the other.
  ///
  ///     a            -1-2|
  ///     b            --3-|
  ///     concat(a, b) -1-2--3-|
  ///
  /// - Cost: none per element, one allocation per source and subscription.
  /// - On error: an error of the running source ends the sequence.
  /// - On dispose: disposes the running source.
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> { concat(sources) }

  /// Returns an observable that sends the elements of `sources`, one source after the other. The iterator of `sources`
  /// advances when a source has completed.
  ///
  ///     a       -1-2-|
  ///     b             -3-|
  ///     concat  -1-2---3-|
  ///
  /// - Cost: none per element, one allocation per source and subscription.
  /// - On error: an error of the running source ends the sequence.
  /// - On dispose: disposes the running source.
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
        let child = ChildScope(scope, releasing: .first) { error in
          if let error { scope.finish(error) } else { trampoline.run(step) }
        }
        source.run(next, child)
      }
      trampoline.run(step)
    }
  }

  /// Returns an observable that sends the elements of the source, then those of `second`.
  ///
  ///     source          -1-2-|
  ///     second                -3-|
  ///     concat(second)  -1-2---3-|
  ///
  /// - Cost: none per element, one allocation per subscription.
  /// - On error: an error of the running source ends the sequence.
  /// - On dispose: disposes the running source.
  public func concat(_ second: some ObservableConvertibleType<Element>) -> Observable<Element> {
    Observable.concat(asObservable(), second.asObservable())
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Returns an observable that sends the elements of the inner sequences, one sequence after the other.
  ///
  ///     source    -a---b-----|
  ///     a          1-2-3|
  ///     b                4-5|
  ///     concat()  -1-2-3-4-5|
  ///
  /// - Cost: one subscription per inner sequence, one flag check per element sent; stores the sequences that wait.
  /// - On error: an error of the source or of an inner sequence ends the result.
  /// - On dispose: disposes the source and the running inner sequence.
  @inlinable
  public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }
}
