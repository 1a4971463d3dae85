import Reactive
import ReactiveCombine
import ReactiveTesting
import Testing

#if canImport(Combine)
import Combine
private typealias CombineSubscription = Combine.Subscription
#else
import OpenCombine
private typealias CombineSubscription = OpenCombine.Subscription
#endif

private struct Failure: Error, Equatable {}

@MainActor
@Suite struct BridgeTests {
  @Test("A publisher sends the elements and the completion of its observable") func publisherElements() {
    let subject = PublishSubject<Int>()
    var received: [Int] = []
    var ends = 0
    let cancellable = subject.map { $0 * 2 }.asPublisher().sink(
      receiveCompletion: { _ in ends += 1 }, receiveValue: { received.append($0) })
    subject.onNext(1)
    subject.onNext(2)
    subject.onCompleted()
    #expect(received == [2, 4])
    #expect(ends == 1)
    cancellable.cancel()
  }

  @Test("A publisher fails with the error of its observable") func publisherFailure() {
    var error: (any Error)?
    let cancellable = Observable<Int>.error(Failure()).asPublisher().sink(
      receiveCompletion: { if case .failure(let failure) = $0 { error = failure } }, receiveValue: { _ in })
    #expect(error is Failure)
    cancellable.cancel()
  }

  @Test("Canceling the subscription to a publisher disposes the subscription to its observable") func cancelDisposes() {
    let relay = BehaviorRelay(value: 1)
    var received: [Int] = []
    let cancellable = relay.asPublisher().sink { received.append($0) }
    #expect(relay.hasObservers)
    cancellable.cancel()
    #expect(!relay.hasObservers)
    #expect(received == [1])
  }

  @Test("A publisher stores the elements that its subscriber has not requested") func demand() {
    final class Slow: Subscriber {
      typealias Input = Int
      typealias Failure = Never
      var subscription: (any CombineSubscription)?
      var received: [Int] = []
      var hasEnded = false

      func receive(subscription: any CombineSubscription) { self.subscription = subscription }
      func receive(_ input: Int) -> Subscribers.Demand {
        received.append(input)
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) { hasEnded = true }
    }
    let slow = Slow()
    Driver.of(1, 2, 3).asPublisher().subscribe(slow)
    #expect(slow.received == [])
    slow.subscription?.request(.max(2))
    #expect(slow.received == [1, 2])
    #expect(!slow.hasEnded)
    slow.subscription?.request(.max(1))
    #expect(slow.received == [1, 2, 3])
    #expect(slow.hasEnded)
  }

  @Test("An observable sends the elements and the failure of its publisher") func observableEvents() {
    let subject = PassthroughSubject<Int, Failure>()
    var events: [Event<Int>] = []
    let subscription = subject.asObservable().subscribe { events.append($0) }
    subject.send(1)
    subject.send(completion: .failure(Failure()))
    #expect(events == [.next(1), .error(Failure())])
    subscription.dispose()
  }

  @Test("Disposing the subscription to an observable cancels the subscription to its publisher") func disposeCancels() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var received: [Int] = []
    let subscription = subject.asObservable().subscribe(onNext: { received.append($0) })
    subscription.dispose()
    subject.send(2)
    #expect(received == [1])
  }

  @Test("An observable that is converted to a publisher and back sends the same events") func roundTrip() {
    var events: [Event<Int>] = []
    _ = Observable.of(1, 2, 3).asPublisher().asObservable().subscribe { events.append($0) }
    #expect(events == [.next(1), .next(2), .next(3), .completed])
  }
}
