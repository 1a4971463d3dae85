import Reactive
import ReactiveTesting
import Testing

@Suite struct PrimitiveSequenceTests {
  @Test("A single delivers one result") func singleResult() {
    var results: [Int] = []
    var disposals = 0
    let single = Single<Int>.create { observer in
      observer(.success(1))
      observer(.success(2))
      return Disposables.create()
    }
    _ = single.subscribe(onSuccess: { results.append($0) }, onDisposed: { disposals += 1 })
    #expect(results == [1])
    #expect(disposals == 1)
  }

  @Test("A single delivers its failure, or the element that replaces the failure") func singleFailure() {
    var errors: [any Error] = []
    _ = Single<Int>.error(TestError()).map { $0 + 1 }.subscribe(onFailure: { errors.append($0) })
    #expect(errors.count == 1)
    var result: SingleEvent<Int>?
    _ = Single<Int>.error(TestError()).catchAndReturn(7).subscribe { result = $0 }
    #expect((try? result?.get()) == 7)
  }

  @Test("Singles can be chained and zipped") func combineSingles() {
    var results: [String] = []
    _ = Single.just(2).flatMap { Single.just("\($0)!") }.subscribe(onSuccess: { results.append($0) })
    _ = Single.zip(.just(1), .just("a")).subscribe(onSuccess: { results.append("\($0)\($1)") })
    _ = Single.zip([Single.just(1), .just(2)]) { $0.reduce(0, +) }.subscribe(onSuccess: { results.append("\($0)") })
    _ = Single.zip([Single<Int>]()) { $0.count }.subscribe(onSuccess: { results.append("none \($0)") })
    #expect(results == ["2!", "1a", "3", "none 0"])
  }

  @Test("asSingle fails unless there is exactly one element") func asSingle() {
    func outcome(_ source: Observable<Int>) -> Event<Int>? {
      var events: [Event<Int>] = []
      _ = source.asSingle().asObservable().subscribe { events.append($0) }
      return events.first
    }
    #expect(outcome(.just(1)) == .next(1))
    #expect(outcome(.empty()) == .error(RxError.noElements))
    #expect(outcome(.of(1, 2)) == .error(RxError.moreThanOneElement))
    #expect(outcome(.error(TestError())) == .error(TestError()))
  }

  @Test("A maybe ends with an element, without an element or with an error") func maybe() {
    var log: [String] = []
    func record(_ maybe: Maybe<Int>) {
      _ = maybe.subscribe(
        onSuccess: { log.append("\($0)") }, onError: { _ in log.append("error") },
        onCompleted: { log.append("none") })
    }
    record(.just(1))
    record(.empty())
    record(.error(TestError()))
    record(Maybe.just(1).filter { $0 > 1 })
    record(Maybe.just(1).flatMap { .just($0 + 1) })
    record(Observable.empty().asMaybe())
    _ = Maybe<Int>.empty().ifEmpty(default: 9).subscribe(onSuccess: { log.append("\($0)") })
    #expect(log == ["1", "none", "error", "none", "2", "none", "9"])
  }

  @Test("A completable completes or fails") func completable() {
    var log: [String] = []
    func record(_ completable: Completable) {
      _ = completable.subscribe(onCompleted: { log.append("done") }, onError: { _ in log.append("error") })
    }
    record(.empty())
    record(.error(TestError()))
    record(Completable.zip(.empty(), .empty()))
    record(Completable.concat(.empty(), .error(TestError()), .empty()))
    record(Observable<Int>.of(1, 2).ignoreElements().asCompletable())
    _ = Completable.empty().andThen(Single.just(1)).subscribe(onSuccess: { log.append("\($0)") })
    _ = Completable.error(TestError()).andThen(Observable.just(1)).subscribe(onError: { _ in log.append("error") })
    #expect(log == ["done", "error", "done", "error", "done", "1", "error"])
  }

  @MainActor
  @Test("A single can run an async function and be awaited") func asyncSingle() async throws {
    #expect(try await Single<Int>.create { 1 }.map { $0 + 1 }.value == 2)
    await #expect(throws: TestError.self) { try await Single<Int>.create { throw TestError() }.value }
    #expect(try await Maybe<Int>.empty().value == nil)
    try await Completable.empty().value
  }

  @MainActor
  @Test("Awaiting a trait throws when the task is canceled") func cancelledWait() async {
    let waits: [@MainActor () async throws -> Void] = [
      { _ = try await Single<Int>.never().value }, { _ = try await Maybe<Int>.never().value },
      { try await Completable.never().value },
    ]
    for wait in waits {
      let task = Task { @MainActor in try await wait() }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    }
  }

  @MainActor
  @Test("Disposing a single cancels its async function") func disposeCancels() async {
    var wasCancelled = false
    let subscription = Single<Int>.create {
      try? await Task.sleep(for: .seconds(3600))
      wasCancelled = Task.isCancelled
      return 1
    }.subscribe()
    subscription.dispose()
    await settle { wasCancelled }
    #expect(wasCancelled)
  }

  @Test("asInfallible replaces errors, and an infallible sequence has operators such as map and zip")
  func infallible() {
    var elements: [Int] = []
    let source = Infallible.of(1, 2, 2, 3)
    _ = source.distinctUntilChanged().map { $0 * 2 }.filter { $0 > 2 }.subscribe(onNext: { elements.append($0) })
    _ = Observable<Int>.error(TestError()).asInfallible(onErrorJustReturn: 9).bind(onNext: { elements.append($0) })
    _ = Infallible<Int>.create { observer in
      observer(.next(5))
      observer(.completed)
      return Disposables.create()
    }.flatMapLatest { Infallible.of($0, $0) }.subscribe(onNext: { elements.append($0) })
    #expect(elements == [4, 6, 9, 5, 5])
    var texts: [String] = []
    _ = Infallible.combineLatest(Infallible.just(1), Infallible.of("a", "b")) { "\($0)\($1)" }
      .bind(onNext: { texts.append($0) })
    _ = Infallible.zip(Infallible.of(1, 2), Infallible.just("c")).bind(onNext: { texts.append("\($0)\($1)") })
    #expect(texts == ["1a", "1b", "1c"])
  }

  @Test("zip of singles waits for all results and fails with the first error") func zipSingles() {
    var sum = 0
    _ = Single.zip(
      .just(1), .just(2), .just(3), .just(4), .just(5), .just(6), .just(7), .just(8)
    ) { $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7 }.subscribe(onSuccess: { sum = $0 })
    #expect(sum == 36)
    var triple: (Int, String, Bool)?
    _ = Single.zip(Single.just(1), Single.just("a"), Single.just(true)).subscribe(onSuccess: { triple = $0 })
    #expect(triple?.0 == 1 && triple?.1 == "a" && triple?.2 == true)
    var failure: TestError?
    _ = Single<Int>.zip(.just(1), .just(2), Single<Int>.error(TestError())) { $0 + $1 + $2 }
      .subscribe(onFailure: { failure = $0 as? TestError })
    #expect(failure == TestError())
  }

  @Test("zip of maybes sends no element if one of the maybes is empty") func zipMaybes() {
    var log: [String] = []
    func record(_ maybe: Maybe<Int>) {
      _ = maybe.subscribe(onSuccess: { log.append("\($0)") }, onCompleted: { log.append("none") })
    }
    record(Maybe<Int>.zip(.just(1), .just(2), .just(3)) { $0 + $1 + $2 })
    record(Maybe<Int>.zip(.just(1), Maybe<Int>.empty(), .just(3)) { $0 + $1 + $2 })
    record(Maybe.zip(Maybe.just(1), Maybe.just(2)).map { $0 * 10 + $1 })
    #expect(log == ["6", "none", "12"])
  }

  @Test("subscribe(with:) holds the object weakly and passes it to the closures") func subscribeWithObject() {
    final class Screen {
      var log: [String] = []
    }
    let screen = Screen()
    _ = Single.just(1).subscribe(with: screen, onSuccess: { $0.log.append("single \($1)") })
    _ = Single<Int>.error(TestError()).subscribe(with: screen, onFailure: { screen, _ in screen.log.append("failure") })
    _ = Maybe.just(2).subscribe(
      with: screen, onSuccess: { $0.log.append("maybe \($1)") }, onCompleted: { $0.log.append("none") })
    _ = Maybe<Int>.empty().subscribe(with: screen, onCompleted: { $0.log.append("none") })
    _ = Completable.empty().subscribe(with: screen, onCompleted: { $0.log.append("done") })
    #expect(screen.log == ["single 1", "failure", "maybe 2", "none", "done"])
    var gone: Screen? = Screen()
    let remains = { [weak gone] in gone }
    let subject = PublishSubject<Int>()
    var count = 0
    let subscription = gone.map { subject.asSingle().subscribe(with: $0, onSuccess: { _, _ in count += 1 }) }
    gone = nil
    #expect(remains() == nil)
    subject.onNext(1)
    subject.onCompleted()
    #expect(count == 0)
    subscription?.dispose()
  }
}
