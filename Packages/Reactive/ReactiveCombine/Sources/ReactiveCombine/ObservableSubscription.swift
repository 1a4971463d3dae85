import Reactive

#if canImport(Combine)
import Combine
#else
import OpenCombine
#endif

/// A subscription of a Combine subscriber to an observable. The subscription delivers the elements that the subscriber
/// has requested, and stores further elements.
final class ObservableSubscription<Downstream: Subscriber>: Subscription {
  private var downstream: Downstream?
  private var source: Observable<Downstream.Input>?
  private let failure: (any Error) -> Downstream.Failure
  private var run: (any Disposable)?
  private var demand = Subscribers.Demand.none
  private var waiting: [Downstream.Input] = []
  private var end: Subscribers.Completion<Downstream.Failure>?
  private var isDelivering = false

  init(
    _ source: Observable<Downstream.Input>, _ failure: @escaping (any Error) -> Downstream.Failure,
    _ downstream: Downstream
  ) {
    self.source = source
    self.failure = failure
    self.downstream = downstream
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    if let source {
      self.source = nil
      start(source)
    }
    deliver()
  }

  func cancel() {
    downstream = nil
    source = nil
    waiting = []
    let held = run
    run = nil
    held?.dispose()
  }

  private func start(_ source: Observable<Downstream.Input>) {
    let run = source.subscribe(
      onNext: { [self] element in
        waiting.append(element)
        deliver()
      },
      onError: { [self] error in
        end = .failure(failure(error))
        deliver()
      },
      onCompleted: { [self] in
        end = .finished
        deliver()
      })
    if downstream == nil { run.dispose() } else { self.run = run }
  }

  private func deliver() {
    if isDelivering { return }
    isDelivering = true
    while let downstream, demand > .none, !waiting.isEmpty {
      demand -= 1
      demand += downstream.receive(waiting.removeFirst())
    }
    isDelivering = false
    if waiting.isEmpty, let end, let downstream {
      cancel()
      downstream.receive(completion: end)
    }
  }
}
