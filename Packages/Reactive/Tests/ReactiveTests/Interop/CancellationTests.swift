import Reactive
import ReactiveTesting
import Testing

@MainActor
@Suite struct CancellationTests {
  @Test("In a canceled task, a loop over the values of a running sequence throws") func cancelledLoopThrows() async {
    var wentOn = false
    let task = Task { @MainActor in
      for try await _ in Observable<Int>.never().values {}
      wentOn = true
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!wentOn)
  }

  @Test("If a task is canceled while its loop waits for an element, the loop throws") func waitingLoopThrows() async {
    let relay = PublishRelay<Int>()
    let task = Task { @MainActor in
      for try await _ in relay.values {}
    }
    await settle { relay.hasObservers }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(!relay.hasObservers)
  }

  @Test("A loop over a sequence that ends at once throws no error, even in a canceled task")
  func endedSequence() async throws {
    let task = Task { @MainActor in
      var elements: [Int] = []
      for try await element in Observable.of(1, 2).values { elements.append(element) }
      return elements
    }
    task.cancel()
    #expect(try await task.value == [1, 2])
  }

  @Test("Awaiting an ended Single, Maybe or Completable returns its value, even in a canceled task") func endedTraits()
    async throws
  {
    let completable = Task { @MainActor in try await Completable.empty().value }
    let maybe = Task { @MainActor in try await Maybe<Int>.empty().value }
    let single = Task { @MainActor in try await Single.just(1).value }
    completable.cancel()
    maybe.cancel()
    single.cancel()
    try await completable.value
    #expect(try await maybe.value == nil)
    #expect(try await single.value == 1)
  }

  @Test("In a canceled task, awaiting the value of a running Single, Maybe or Completable throws") func runningTraits()
    async
  {
    let completable = Task { @MainActor in try await Completable.never().value }
    let maybe = Task { @MainActor in try await Maybe<Int>.never().value }
    let single = Task { @MainActor in try await Single<Int>.never().value }
    completable.cancel()
    maybe.cancel()
    single.cancel()
    await #expect(throws: CancellationError.self) { try await completable.value }
    await #expect(throws: CancellationError.self) { try await maybe.value }
    await #expect(throws: CancellationError.self) { try await single.value }
  }

  @Test("A loop over an infallible sequence needs no try") func valuesWithoutTry() async {
    var elements: [Int] = []
    for await element in Infallible.of(1, 2).values { elements.append(element) }
    for await element in Driver.of(3, 4).values { elements.append(element) }
    for await element in Signal.of(5).values { elements.append(element) }
    #expect(elements == [1, 2, 3, 4, 5])
  }

  @Test("If a task is canceled, its loop over a driver ends") func cancelledDriverLoopEnds() async {
    let relay = BehaviorRelay(value: 1)
    let task = Task { @MainActor in
      for await _ in relay.asDriver().values {}
      return "ended"
    }
    await settle { relay.hasObservers }
    task.cancel()
    #expect(await task.value == "ended")
    #expect(!relay.hasObservers)
  }

  @Test("An async sequence can be observed in a task with a given priority") func observedWithAPriority() async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    var priority: TaskPriority?
    let subscription = stream.asObservable(priority: .high)
      .subscribe(onNext: { _ in priority = Task.currentPriority })
    continuation.yield(1)
    await settle { priority != nil }
    #expect(priority == .high)
    subscription.dispose()
  }
}
