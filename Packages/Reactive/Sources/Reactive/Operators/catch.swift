extension ObservableType {
  /// Goes on with what `handler` makes of an error.
  ///
  ///     source        -1--2--#
  ///     handler       8-9|
  ///     catch         -1--2--8-9|
  ///
  /// - Cost: none an element, two allocations a subscription.
  /// - On error: `handler` is asked; an error that it throws ends the sequence.
  /// - On dispose: the running one is disposed.
  public func `catch`<Failure: Error>(
    _ handler: @escaping (any Error) throws(Failure) -> Observable<Element>
  ) -> Observable<Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      let child = ChildScope(scope) { error in
        guard let error else {
          scope.finish(nil)
          return
        }
        do throws(Failure) {
          let other = try handler(error)
          if !scope.isDisposed { other.run(next, scope) }
        } catch {
          scope.finish(error)
        }
      }
      source.run(next, child)
    }
  }

  /// Sends `element` and the end in place of an error.
  ///
  ///     source            -1--2--#
  ///     catchAndReturn(0) -1--2--(0|)
  ///
  /// - Cost: none an element, two allocations a subscription.
  /// - On error: `element`, then the end.
  /// - On dispose: nothing of its own to release.
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    self.catch { _ in Observable.just(element) }
  }

  /// Goes through `sequence` until one of them completes: an error starts the next, the last one's ends everything.
  ///
  ///     a                -1-#
  ///     b                    -2-#
  ///     c                        -3-|
  ///     catch(sequence:) -1---2---3-|
  ///
  /// - Cost: none an element, one allocation a source and subscription.
  /// - On error: the next sequence is started; after the last, passes it on.
  /// - On dispose: the running one is disposed.
  public static func `catch`<Sources: Sequence>(sequence: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    Pipeline { next, scope in
      let iterator = AnyIterator(sequence.makeIterator())
      let lastError = Box<(any Error)?>(nil)
      let trampoline = Trampoline()
      func step() {
        if scope.isDisposed { return }
        guard let source = iterator.next() else {
          scope.finish(lastError.value)
          return
        }
        let child = ChildScope(scope, releasesFirst: true) { error in
          guard let error else {
            scope.finish(nil)
            return
          }
          lastError.value = error
          trampoline.run(step)
        }
        source.run(next, child)
      }
      trampoline.run(step)
    }
  }
}
