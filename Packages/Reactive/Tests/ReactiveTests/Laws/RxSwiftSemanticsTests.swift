import Reactive
import ReactiveTesting
import Testing

/// Behavior in which implementations of Rx differ. This one behaves like RxSwift.
@Suite struct RxSwiftSemanticsTests {
  private let scheduler = TestScheduler()

  /// An observable that logs when it is subscribed to and released, and whose observer the test controls.
  private final class Source {
    private let name: String
    private let log: Log
    private(set) var observers: [AnyObserver<Int>] = []

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
    }

    var observable: Observable<Int> {
      .create { [self] observer in
        log.add("+\(name)")
        observers.append(observer)
        return Disposables.create { [self] in log.add("-\(name)") }
      }
    }
  }

  private final class Log {
    private(set) var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
  }

  private let log = Log()

  @Test("refCount connects again for a subscriber that subscribes while the end is delivered (R1)")
  func refCountReconnects() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(20, TestError())])
    let shared = source.publish().refCount()
    let observer = scheduler.start { shared.retry(2) }
    #expect(observer.events == [.next(210, 1), .next(230, 1), .error(240, TestError())])
    #expect(source.subscriptions == [Subscription(200, 220), Subscription(220, 240)])
  }

  @Test("A source that restarts during the end of a connection runs once (R2)")
  func oneRunAfterTheEnd() {
    let source = Source("source", log)
    let connectable = source.observable.publish()
    var second: (any Disposable)?
    _ = connectable.subscribe(onCompleted: { second = connectable.connect() })
    _ = connectable.connect()
    source.observers[0].onCompleted()
    _ = connectable.connect()
    #expect(log.lines == ["+source", "-source", "+source"])
    second?.dispose()
    #expect(log.lines == ["+source", "-source", "+source", "-source"])
  }

  @Test("do(onDispose:) is called after the source was released (R3)")
  func doOnDispose() {
    let source = Source("source", log)
    _ = source.observable
      .do(
        onCompleted: { [log] in log.add("completed") }, afterCompleted: { [log] in log.add("after completed") },
        onDispose: { [log] in log.add("do") }
      ).subscribe(onCompleted: { [log] in log.add("end") })
    source.observers[0].onCompleted()
    #expect(log.lines == ["+source", "completed", "end", "after completed", "-source", "do"])
  }

  @Test("do(afterError:) is called before the source is released (R3)")
  func doAfterError() {
    let source = Source("source", log)
    _ = source.observable
      .do(afterError: { [log] _ in log.add("after error") }, onDispose: { [log] in log.add("do") })
      .subscribe()
    source.observers[0].onError(TestError())
    #expect(log.lines == ["+source", "after error", "-source", "do"])
  }

  @Test("combineLatest of no sources emits the result for an empty array (R4)")
  func combineLatestOfNone() {
    let observer = scheduler.start { Observable<Int>.combineLatest([Observable<Int>]()) { $0.reduce(0, +) } }
    #expect(observer.events == [.next(200, 0), .completed(200)])
  }

  @Test("retry(when:) considers the end of its trigger only after an error (R5)")
  func retryWhenTriggerCompletes() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(250)])
    let observer = scheduler.start { source.retry(when: { _ in Observable<Int>.empty() }) }
    #expect(observer.events == [.next(210, 1), .completed(250)])
  }

  @Test("retry(when:) ignores elements of its trigger that arrive before an error (R5)")
  func retryWhenTriggerIsEarly() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .completed(250)])
    let trigger = scheduler.createHotObservable([.next(220, 0)])
    let observer = scheduler.start { source.retry(when: { _ in trigger }) }
    #expect(observer.events == [.next(210, 1), .next(230, 2), .completed(250)])
  }

  @Test("sample continues after the end of its sampler (R6)")
  func sampleAfterTheSampler() {
    let source = scheduler.createHotObservable([.next(205, 1), .next(240, 2), .completed(300)])
    let sampler = scheduler.createHotObservable([.next(210, 0), .completed(220)])
    let observer = scheduler.start { source.sample(sampler, defaultValue: 0) }
    #expect(observer.events == [.next(210, 1), .next(220, 0)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test("skip(until:) does not pass on a completion before its trigger (R7)")
  func skipUntilNeverOpened() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(250)])
    let observer = scheduler.start { source.skip(until: Observable<Int>.never()) }
    #expect(observer.events == [])
  }

  @Test("zip waits for the completion of all sources (R8)")
  func zipCompletes() {
    let never = scheduler.start { Observable<Int>.zip(Observable<Int>.empty(), Observable<Int>.never()) { $0 + $1 } }
    #expect(never.events == [])
    let scheduler = TestScheduler()
    let first = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let second = scheduler.createHotObservable([.next(210, 2), .completed(230)])
    let observer = scheduler.start { Observable.zip(first, second) { $0 + $1 } }
    #expect(observer.events == [.next(210, 3), .completed(230)])
  }

  @Test("andThen releases the first sequence at its end (R9)")
  func andThenReleases() {
    weak var held: Log?
    func first() -> Completable {
      let object = Log()
      held = object
      return Completable.empty().do(onCompleted: { object.add("completed") })
    }
    let subscription = first().andThen(Completable.never()).subscribe()
    #expect(held == nil)
    subscription.dispose()
  }

  @Test("observe(on:) and delay take an action of the scheduler for each event (R10)")
  func oneActionForEachEvent() {
    let observed = TestScheduler()
    let observer = observed.createObserver(Int.self)
    _ = Observable.of(1, 2, 3).observe(on: observed).subscribe(observer)
    observed.start()
    #expect(observer.events == [.next(1, 1), .next(2, 2), .next(3, 3), .completed(4)])

    let delayed = TestScheduler()
    let later = delayed.createObserver(Int.self)
    _ = Observable.of(1, 2, 3).delay(.seconds(5), scheduler: delayed).subscribe(later)
    delayed.start()
    #expect(later.events == [.next(5, 1), .next(6, 2), .next(7, 3), .completed(8)])
  }

  @Test("subscribe(on:) releases the source with its scheduler (R11)")
  func subscribeOnReleases() {
    let source = scheduler.createHotObservable([.next(250, 1), .completed(300)])
    let observer = scheduler.start { source.subscribe(on: scheduler) }
    #expect(observer.events == [.next(250, 1), .completed(300)])
    #expect(source.subscriptions == [Subscription(201, 301)])
  }

  @Test("concat and retry release a source before the next one starts")
  func releaseBeforeTheNext() {
    let first = Source("a", log)
    let second = Source("b", log)
    _ = first.observable.concat(second.observable).subscribe()
    first.observers[0].onCompleted()
    second.observers[0].onCompleted()
    #expect(log.lines == ["+a", "-a", "+b", "-b"])

    _ = first.observable.retry(2).subscribe()
    first.observers[1].onError(TestError())
    first.observers[2].onError(TestError())
    #expect(log.lines.dropFirst(4) == ["+a", "-a", "+a", "-a"])
  }

  @Test("catch starts the other sequence before it releases the failed one")
  func catchReleasesAfterwards() {
    let first = Source("a", log)
    let second = Source("b", log)
    _ = first.observable.catch { _ in second.observable }.subscribe()
    first.observers[0].onError(TestError())
    #expect(log.lines == ["+a", "+b", "-a"])
  }

  @Test("Sequences of a subscription take turns")
  func turns() {
    var received: [Int] = []
    _ = Observable.from([1, 3, 5]).concat(Observable.of(7))
      .amb(Observable<Int>.never()).subscribe(onNext: { received.append($0) })
    _ = Observable.merge(.from([1, 3, 5]), .range(start: 10, count: 2)).subscribe(onNext: { received.append($0) })
    #expect(received == [1, 3, 5, 7, 1, 10, 3, 11, 5])
  }

  @Test("A shared sequence starts after all subscribers of the subscription have been added")
  func sharedTurns() {
    var received: [Int] = []
    let shared = Observable.of(1, 2).share()
    _ = Observable.merge(shared, shared).subscribe(onNext: { received.append($0) })
    #expect(received == [1, 1, 2, 2])
  }
}

/// User code that disposes a subscription from places that an operator reaches before it sends.
@Suite struct DisposedBeforeSendTests {
  private let subject = PublishSubject<Int>()
  private let subscription = SerialDisposable()

  @Test("first and element(at:) send the element before they release the source")
  func firstSendsBeforeItReleases() {
    var log: [String] = []
    let source = subject.do(onDispose: { log.append("released") })
    _ = source.first().subscribe(onSuccess: { log.append("first \($0 ?? 0)") })
    subject.onNext(1)
    _ = source.element(at: 0).subscribe(onNext: { log.append("element \($0)") })
    subject.onNext(2)
    #expect(log == ["first 1", "released", "element 2", "released"])
  }

  @Test("reduce sends nothing after its closure for the result disposed it")
  func reduceDisposedByItsClosure() {
    var received: [Int] = []
    subscription.disposable = subject.reduce(
      0, accumulator: +,
      mapResult: { [subscription] in
        subscription.dispose()
        return $0
      }
    ).subscribe(onNext: { received.append($0) })
    subject.onNext(1)
    subject.onCompleted()
    #expect(received == [])
  }

  @Test("A timer sends nothing after a dispose, even if its scheduler does not cancel the action")
  func timerOfAForgetfulScheduler() {
    final class ForgetfulScheduler: SchedulerType {
      var now = Duration.zero
      var actions: [() -> Void] = []
      func schedule(_ action: @escaping () -> Void) -> any Disposable {
        actions.append(action)
        return Disposables.create()
      }
      func schedule(after delay: Duration, _ action: @escaping () -> Void) -> any Disposable { schedule(action) }
    }
    let scheduler = ForgetfulScheduler()
    var received: [Int] = []
    Observable<Int>.interval(.seconds(1), scheduler: scheduler).subscribe(onNext: { received.append($0) }).dispose()
    Observable<Int>.timer(.seconds(1), scheduler: scheduler).subscribe(onNext: { received.append($0) }).dispose()
    Observable.just(1).delaySubscription(.seconds(1), scheduler: scheduler)
      .subscribe(onNext: { received.append($0) }).dispose()
    for action in scheduler.actions { action() }
    #expect(received == [])
  }

  @Test("A window whose last element disposes the operator does not end")
  func windowDisposedByItsLastElement() {
    var hasEnded = false
    subscription.disposable = subject.window(timeSpan: .seconds(9), count: 1, scheduler: TestScheduler())
      .subscribe(onNext: { [subscription] window in
        _ = window.subscribe(onNext: { _ in subscription.dispose() }, onCompleted: { hasEnded = true })
      })
    subject.onNext(1)
    #expect(!hasEnded)
  }
}
