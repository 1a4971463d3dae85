public import Reactive

#if canImport(Combine)
public import Combine
#else
public import OpenCombine
#endif

extension Publisher {
  /// Returns the publisher as an observable on the main actor. Each subscription subscribes to the publisher.
  ///
  /// An event that the publisher sends outside of the main actor stops the program. If the publisher sends on other
  /// threads, call `receive(on: DispatchQueue.main)` first.
  ///
  /// - Cost: one check of the executor per element.
  /// - On error: the publisher's failure ends the sequence.
  /// - On dispose: cancels the subscription to the publisher.
  @MainActor
  public func asObservable() -> Observable<Output> {
    Observable.create { observer in
      let subscription = sink(
        receiveCompletion: { completion in
          MainActor.preconditionIsolated("Call receive(on: DispatchQueue.main) before asObservable().")
          switch completion {
          case .finished: observer.onCompleted()
          case .failure(let error): observer.onError(error)
          }
        },
        receiveValue: { element in
          MainActor.preconditionIsolated("Call receive(on: DispatchQueue.main) before asObservable().")
          observer.onNext(element)
        })
      return Disposables.create { subscription.cancel() }
    }
  }
}
