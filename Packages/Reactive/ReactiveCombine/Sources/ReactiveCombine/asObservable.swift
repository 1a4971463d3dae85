public import Reactive

#if canImport(Combine)
public import Combine
#else
public import OpenCombine
#endif

extension Publisher {
  /// The publisher as an observable on the main actor. Each subscription subscribes to the publisher.
  ///
  /// A publisher may send from any thread, an observable may not: what does not come on the main actor stops the
  /// program. Put `receive(on: DispatchQueue.main)` before it.
  ///
  /// - Cost: one check of the executor an element (about 40 ns).
  /// - On error: the publisher's failure ends the sequence.
  /// - On dispose: the subscription is cancelled.
  @MainActor
  public func asObservable() -> Observable<Output> {
    Observable.create { observer in
      let subscription = sink(
        receiveCompletion: { completion in
          MainActor.preconditionIsolated("put receive(on: DispatchQueue.main) before asObservable()")
          switch completion {
          case .finished: observer.onCompleted()
          case .failure(let error): observer.onError(error)
          }
        },
        receiveValue: { element in
          MainActor.preconditionIsolated("put receive(on: DispatchQueue.main) before asObservable()")
          observer.onNext(element)
        })
      return Disposables.create { subscription.cancel() }
    }
  }
}
