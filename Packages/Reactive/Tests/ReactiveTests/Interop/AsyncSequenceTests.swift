import Reactive
import ReactiveTesting
import Testing

@MainActor
@Suite struct AsyncSequenceTests {
  @Test("A loop over the values of a sequence receives all elements and ends") func loopOverValues() async throws {
    var received: [Int] = []
    for try await element in Observable.of(1, 2, 3).values { received.append(element) }
    #expect(received == [1, 2, 3])
  }

  @Test("A loop over the values of a sequence throws the error of the sequence") func loopThrows() async {
    await #expect(throws: TestError.self) {
      for try await _ in Observable<Int>.error(TestError()).values {}
    }
  }

  @Test("Leaving a loop over the values of a sequence disposes the subscription") func breakDisposes() async throws {
    let relay = BehaviorRelay(value: 1)
    for try await element in relay.values {
      #expect(relay.hasObservers)
      if element == 1 { break }
    }
    #expect(!relay.hasObservers)
  }

  @Test("Canceling a task disposes the subscription of its loop") func cancelDisposes() async {
    let relay = BehaviorRelay(value: 1)
    let task = Task { @MainActor in
      for try await _ in relay.values {}
    }
    await settle { relay.hasObservers }
    #expect(relay.hasObservers)
    task.cancel()
    await settle { !relay.hasObservers }
    #expect(!relay.hasObservers)
  }

  @Test("An async sequence can be used as an observable") func asyncSequenceAsObservable() async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    var events: [Event<Int>] = []
    let subscription = stream.asObservable().subscribe { events.append($0) }
    continuation.yield(1)
    continuation.yield(2)
    continuation.finish()
    await settle { events.last?.isCompleted == true }
    #expect(events == [.next(1), .next(2), .completed])
    subscription.dispose()
  }
}
