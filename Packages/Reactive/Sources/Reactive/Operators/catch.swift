extension ObservableType {
  /// Returns an observable that continues with the result of `handler` when the source fails.
  ///
  ///     source        -1--2--#
  ///     handler       8-9|
  ///     catch         -1--2--8-9|
  ///
  /// - Cost: no call per element, two allocations per subscription.
  /// - On error: subscribes to the result of `handler`; an error that `handler` throws ends the sequence.
  /// - On dispose: disposes the running sequence.
  public func `catch`<Failure: Error>(
    _ handler: @escaping (any Error) throws(Failure) -> Observable<Element>
  ) -> Observable<Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      let child = ChildScope(scope) { _, error in
        guard let error else {
          scope.finish(nil)
          return
        }
        do throws(Failure) {
          let other = try handler(error)
          if !scope.isDisposed { scope.startLate(other, next) }
        } catch {
          scope.finish(error)
        }
      }
      source.run(next, child)
    }
  }

  /// Returns an observable that sends `element` and completes when the source fails.
  ///
  ///     source            -1--2--#
  ///     catchAndReturn(0) -1--2--(0|)
  ///
  /// - Cost: no call per element, two allocations per subscription.
  /// - On error: sends `element`, then completes.
  /// - On dispose: disposes the source.
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    self.catch { _ in Observable.just(element) }
  }

  /// Returns an observable that subscribes to the sources in order until one of them completes.
  ///
  ///     a                -1-#
  ///     b                    -2-#
  ///     c                        -3-|
  ///     catch(sequence:) -1---2---3-|
  ///
  /// - Cost: no call per element, one allocation per source and subscription.
  /// - On error: subscribes to the next source; passes on the error of the last source.
  /// - On dispose: disposes the running sequence.
  public static func `catch`<Sources: Sequence>(sequence: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    Observable.sequence(sequence, continuesAfterErrors: true)
  }
}
