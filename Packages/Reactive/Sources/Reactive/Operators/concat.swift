extension ObservableType {
  /// Returns an observable that sends the elements of `sources`, one source after the other.
  ///
  ///     a            -1-2|
  ///     b            --3-|
  ///     concat(a, b) -1-2--3-|
  ///
  /// - Cost: no call per element, one allocation per source and subscription.
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
  /// - Cost: no call per element, one allocation per source and subscription.
  /// - On error: an error of the running source ends the sequence.
  /// - On dispose: disposes the running source.
  public static func concat<Sources: Sequence>(_ sources: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    sequence(sources, continuesAfterErrors: false)
  }

  /// Returns an observable that sends the elements of the source, then the elements of `second`.
  ///
  ///     source          -1-2-|
  ///     second                -3-|
  ///     concat(second)  -1-2---3-|
  ///
  /// - Cost: no call per element, one allocation per subscription.
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
  /// - Cost: one subscription per inner sequence, one flag check per sent element; stores the waiting sequences.
  /// - On error: an error of the source or of an inner sequence ends the result.
  /// - On dispose: disposes the source and the running inner sequence.
  @inlinable
  public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }
}

extension ObservableType {
  /// Returns an observable that subscribes to `sources` in order. With `continuesAfterErrors`, the next source starts
  /// when the previous source has failed. Otherwise, the next source starts when the previous source has completed.
  ///
  /// As in RxSwift, each source is released before the next source starts. The last source is released after its end
  /// has been passed on.
  static func sequence<Sources: Sequence>(
    _ sources: Sources, continuesAfterErrors: Bool
  ) -> Observable<Element> where Sources.Element == Observable<Element> {
    Pipeline { next, scope in
      let iterator = AnyIterator(sources.makeIterator())
      let trampoline = Trampoline()
      let lastEnd = Box<(run: ChildScope, error: (any Error)?)?>(nil)
      func step() {
        let previous = lastEnd.replace(with: nil)
        if scope.isDisposed { return }
        guard let source = iterator.next() else {
          scope.finish(previous?.error)
          return
        }
        previous?.run.leave()
        if scope.isDisposed { return }
        let child = ChildScope(scope) { run, error in
          if (error != nil) == continuesAfterErrors {
            lastEnd.value = (run, error)
            trampoline.run(step)
          } else {
            scope.finish(error)
          }
        }
        child.startLate(source, next)
      }
      trampoline.run(step)
    }
  }
}
