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
  @Test func aPublisherSendsWhatTheObservableSends() {
    let subject = PublishSubject<Int>()
    var heard: [Int] = []
    var ends = 0
    let cancellable = subject.map { $0 * 2 }.asPublisher().sink(
      receiveCompletion: { _ in ends += 1 }, receiveValue: { heard.append($0) })
    subject.onNext(1)
    subject.onNext(2)
    subject.onCompleted()
    #expect(heard == [2, 4])
    #expect(ends == 1)
    cancellable.cancel()
  }

  @Test func aPublisherFailsWithTheError() {
    var error: (any Error)?
    let cancellable = Observable<Int>.error(Failure()).asPublisher().sink(
      receiveCompletion: { if case .failure(let failure) = $0 { error = failure } }, receiveValue: { _ in })
    #expect(error is Failure)
    cancellable.cancel()
  }

  @Test func cancellingDisposes() {
    let relay = BehaviorRelay(value: 1)
    var heard: [Int] = []
    let cancellable = relay.asPublisher().sink { heard.append($0) }
    #expect(relay.hasObservers)
    cancellable.cancel()
    #expect(!relay.hasObservers)
    #expect(heard == [1])
  }

  @Test func whatIsNotAskedForIsKept() {
    final class Slow: Subscriber {
      typealias Input = Int
      typealias Failure = Never
      var subscription: (any CombineSubscription)?
      var heard: [Int] = []
      var hasEnded = false

      func receive(subscription: any CombineSubscription) { self.subscription = subscription }
      func receive(_ input: Int) -> Subscribers.Demand {
        heard.append(input)
        return .none
      }
      func receive(completion: Subscribers.Completion<Never>) { hasEnded = true }
    }
    let slow = Slow()
    Driver.of(1, 2, 3).asPublisher().subscribe(slow)
    #expect(slow.heard == [])
    slow.subscription?.request(.max(2))
    #expect(slow.heard == [1, 2])
    #expect(!slow.hasEnded)
    slow.subscription?.request(.max(1))
    #expect(slow.heard == [1, 2, 3])
    #expect(slow.hasEnded)
  }

  @Test func anObservableSendsWhatThePublisherSends() {
    let subject = PassthroughSubject<Int, Failure>()
    var events: [Event<Int>] = []
    let subscription = subject.asObservable().subscribe { events.append($0) }
    subject.send(1)
    subject.send(completion: .failure(Failure()))
    #expect(events == [.next(1), .error(Failure())])
    subscription.dispose()
  }

  @Test func disposingCancels() {
    let subject = CurrentValueSubject<Int, Never>(1)
    var heard: [Int] = []
    let subscription = subject.asObservable().subscribe(onNext: { heard.append($0) })
    subscription.dispose()
    subject.send(2)
    #expect(heard == [1])
  }

  @Test func thereAndBackIsTheSame() {
    var events: [Event<Int>] = []
    _ = Observable.of(1, 2, 3).asPublisher().asObservable().subscribe { events.append($0) }
    #expect(events == [.next(1), .next(2), .next(3), .completed])
  }
}
