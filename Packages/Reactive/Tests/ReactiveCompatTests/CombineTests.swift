import Foundation
import Reactive
import ReactiveCompat
import ReactiveTesting
import Testing

private enum LoadError: Error, Equatable {
  case offline
}

@Suite struct CombineTests {
  private final class Model {
    @Published var query = ""
    @Published private(set) var results: [String] = []
    private var cancellables = Set<AnyCancellable>()

    var queryPublisher: Published<String>.Publisher { $query }

    func start() {
      $query
        .removeDuplicates()
        .map { $0.isEmpty ? [] : ["\($0) 1", "\($0) 2"] }
        .sink { [weak self] in self?.results = $0 }
        .store(in: &cancellables)
    }
  }

  @Test("A published property sends its current value and each new value") func published() {
    let model = Model()
    model.start()
    let query: Observable<String> = model.$query
    var sent: [String] = []
    let subscription = query.subscribe(onNext: { sent.append($0) })
    model.query = "cat"
    #expect(model.results == ["cat 1", "cat 2"])
    subscription.dispose()
    model.query = "dog"
    #expect(sent == ["", "cat"])
    #expect(model.query == "dog")
  }

  @Test("A publisher can be assigned to a published property") func assignToPublished() {
    final class Follower { @Published var value = 0 }
    let source = PassthroughSubject<Int, Never>()
    let relay = PublishRelay<Int>()
    var follower: Follower? = Follower()
    follower.map { follower in
      source.assign(to: &follower.$value)
      relay.assign(to: &follower.$value)
    }
    source.send(1)
    #expect(follower?.value == 1)
    relay.accept(2)
    #expect(follower?.value == 2)
    follower = nil
    #expect(!relay.hasObservers)
  }

  @Test("A subscription ends when its AnyCancellable is released") func cancellableEndsSubscription() {
    let relay = PublishRelay<Int>()
    var sent: [Int] = []
    var cancellable: AnyCancellable? = relay.sink { sent.append($0) }
    relay.accept(1)
    cancellable = nil
    relay.accept(2)
    #expect(sent == [1])
    #expect(cancellable == nil)
    #expect(!relay.hasObservers)
  }

  @Test("An AnyCancellable cancels once, and can be stored in a set or an array") func storing() {
    var count = 0
    var set = Set<AnyCancellable>()
    var array: [AnyCancellable] = []
    let cancellable = AnyCancellable { count += 1 }
    cancellable.store(in: &set)
    cancellable.store(in: &set)
    cancellable.store(in: &array)
    #expect(set.count == 1)
    cancellable.cancel()
    cancellable.dispose()
    set = []
    array = []
    #expect(count == 1)
  }

  @Test("A PassthroughSubject sends its values and its completion") func passthroughSubject() {
    let subject = PassthroughSubject<Int, LoadError>()
    var sent: [Int] = []
    var completions: [LoadError?] = []
    let cancellable = subject.eraseToAnyPublisher().sink(
      receiveCompletion: { completion in
        switch completion {
        case .finished: completions.append(nil)
        case .failure(let error): completions.append(error as? LoadError)
        }
      }, receiveValue: { sent.append($0) })
    subject.send(1)
    subject.send(completion: .failure(.offline))
    subject.send(2)
    #expect(sent == [1])
    #expect(completions == [.offline])
    cancellable.cancel()

    let done = PassthroughSubject<Void, Never>()
    var isFinished = false
    let other = done.sink(receiveCompletion: { if case .finished = $0 { isFinished = true } }, receiveValue: {})
    done.send()
    done.send(completion: .finished)
    #expect(isFinished)
    other.cancel()
  }

  @Test("The value of a CurrentValueSubject can be read even after its end") func currentValueSubject() {
    let subject = CurrentValueSubject<Int, LoadError>(1)
    var sent: [Int] = []
    let cancellable = subject.sink { sent.append($0) }
    subject.value += 1
    subject.send(3)
    subject.send(completion: .failure(.offline))
    subject.send(4)
    #expect(sent == [1, 2, 3])
    #expect(subject.value == 3)
    cancellable.cancel()
  }

  @Test("Publishers such as CombineLatest, Zip and Merge combine several sources") func severalSources() {
    let a = CurrentValueSubject<Int, Never>(1)
    let b = CurrentValueSubject<String, Never>("x")
    let c = Just(true)
    let d = Just(2.5)
    #expect(strings(Publishers.CombineLatest(a, b).map { "\($0)\($1)" }) == ["1x"])
    #expect(strings(Publishers.CombineLatest3(a, b, c).map { "\($0)\($1)\($2)" }) == ["1xtrue"])
    #expect(strings(Publishers.CombineLatest4(a, b, c, d).map { "\($0)\($1)\($2)\($3)" }) == ["1xtrue2.5"])
    #expect(strings(Publishers.Zip(a, b).map { "\($0)\($1)" }) == ["1x"])
    #expect(strings(Publishers.Merge(Just("y"), b)) == ["y", "x"])
    #expect(strings(Publishers.MergeMany(Just("y"), Just("z"))) == ["y", "z", "|"])
    #expect(strings(a.combineLatest(b).map { "\($0)\($1)" }) == ["1x"])
    #expect(strings(a.zip(b).map { "\($0)\($1)" }) == ["1x"])
    #expect(strings(Just("y").merge(with: b)) == ["y", "x"])
  }

  @Test("Combine's operators send the same events as RxSwift's operators") func operators() {
    let numbers = Observable.of(1, 1, 2, 3)
    #expect(strings(numbers.removeDuplicates()) == ["1", "2", "3", "|"])
    #expect(strings(numbers.removeDuplicates { $0 % 2 == $1 % 2 }) == ["1", "2", "3", "|"])
    #expect(strings(numbers.tryMap { if $0 > 1 { throw LoadError.offline } else { $0 } }) == ["1", "1", "offline"])
    #expect(strings(Fail<Int, LoadError>(error: .offline).replaceError(with: 9)) == ["9", "|"])
    #expect(strings(Fail<Int, LoadError>(error: .offline).catch { _ in Just(9) }) == ["9", "|"])
    #expect(strings(Fail<Int, LoadError>(error: .offline).catch { _ in Observable.of(9) }) == ["9", "|"])
    #expect(strings(Empty<Int, Never>().replaceEmpty(with: 9)) == ["9", "|"])
    #expect(strings(Empty<Int, Never>(completeImmediately: false)) == [])
    #expect(strings(Observable<Int?>.of(nil, 1).replaceNil(with: 9)) == ["9", "1", "|"])
    #expect(strings(numbers.prepend(8, 9).append(7)) == ["8", "9", "1", "1", "2", "3", "7", "|"])
    #expect(strings(numbers.prefix(3).dropFirst()) == ["1", "2", "|"])
    #expect(strings(numbers.collect()) == ["[1, 1, 2, 3]", "|"])
    #expect(strings(numbers.ignoreOutput()) == ["|"])
    #expect(strings(Just(numbers).switchToLatest()) == ["1", "1", "2", "3", "|"])
    #expect(
      strings(Fail(outputType: Int.self, failure: CancellationError()).mapError { _ in LoadError.offline })
        == ["offline"])
    #expect(strings(Just(1).setFailureType(to: LoadError.self)) == ["1", "|"])
  }

  @Test("handleEvents reports the subscription, the elements and the end") func handleEvents() {
    var seen: [String] = []
    _ = strings(
      Just(1).handleEvents(
        receiveSubscription: { seen.append("subscribed") }, receiveOutput: { seen.append("\($0)") },
        receiveCompletion: { _ in seen.append("end") }))
    #expect(seen == ["subscribed", "1", "end"])
  }

  @Test("A future runs its work once, when it is created, and sends the result to every subscriber") func future() {
    var runs = 0
    let future = Future<Int, LoadError> { promise in
      runs += 1
      promise(.success(1))
      promise(.success(2))
    }
    #expect(runs == 1)
    #expect(strings(future) == ["1", "|"])
    #expect(strings(future) == ["1", "|"])
    #expect(runs == 1)
    #expect(strings(Future<Int, LoadError> { $0(.failure(.offline)) }) == ["offline"])
  }

  @Test("assign(to:on:) sets a property to each element") func assignToProperty() {
    final class Label { var text = "" }
    let label = Label()
    Just("a").assign(to: \.text, on: label).cancel()
    #expect(label.text == "a")
  }

  @Test("debounce(for:scheduler:) accepts a test scheduler") func time() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(260, 3)])
    let tick = Duration.seconds(1)
    let debounced = scheduler.start { source.debounce(for: tick * 20, scheduler: scheduler) }
    #expect(debounced.events.map(\.value.element) == [2, 3])
  }

  /// Returns the elements that `sequence` sends before `subscribe` returns, followed by `|` or the error.
  private func strings<Source: ObservableType>(_ sequence: Source) -> [String] {
    var events: [String] = []
    sequence.subscribe(
      onNext: { events.append("\($0)") }, onError: { events.append("\($0)") }, onCompleted: { events.append("|") }
    ).dispose()
    return events
  }
}

@MainActor
private protocol QueueOperators {
  func throughQueues(_ source: Observable<Int>) -> Observable<Int>
}

private struct CombineOperators: QueueOperators {
  @available(*, deprecated)
  func throughQueues(_ source: Observable<Int>) -> Observable<Int> {
    source
      .subscribe(on: DispatchQueue.global())
      .receive(on: RunLoop.main)
      .debounce(for: .milliseconds(1), scheduler: DispatchQueue.main)
      .throttle(for: .milliseconds(1), scheduler: RunLoop.main, latest: true)
      .delay(for: .seconds(0.001), scheduler: OperationQueue.main)
      .receive(on: MainScheduler.instance)
  }
}

@MainActor
@Suite struct CombineQueueTests {
  @Test("Operators that take a queue or run loop as scheduler send on the main actor") func queues() async throws {
    let names: some QueueOperators = CombineOperators()
    var sent: [Int] = []
    for try await element in names.throughQueues(.just(1)).values {
      MainActor.preconditionIsolated()
      sent.append(element)
    }
    #expect(sent == [1])
  }
}
