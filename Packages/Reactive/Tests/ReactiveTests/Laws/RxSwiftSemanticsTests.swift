import Reactive
import ReactiveTesting
import Testing

/// Tests that this library behaves like RxSwift where other Rx libraries behave differently.
@Suite struct RxSwiftSemanticsTests {
  private let scheduler = TestScheduler()

  /// A source that logs each subscription (`+name`) and release (`-name`). Tests send its events through `observers`.
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

  @Test("refCount connects again for a subscriber that subscribes while the end is delivered")
  func refCountReconnects() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(20, TestError())])
    let shared = source.publish().refCount()
    let observer = scheduler.start { shared.retry(2) }
    #expect(observer.events == [.next(210, 1), .next(230, 1), .error(240, TestError())])
    #expect(source.subscriptions == [Subscription(200, 220), Subscription(220, 240)])
  }

  @Test("A call of connect() during the delivery of the end restarts the source once")
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

  @Test("do calls onDispose after the source has been released")
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

  @Test("do calls afterError before the source is released")
  func doAfterError() {
    let source = Source("source", log)
    _ = source.observable
      .do(afterError: { [log] _ in log.add("after error") }, onDispose: { [log] in log.add("do") })
      .subscribe()
    source.observers[0].onError(TestError())
    #expect(log.lines == ["+source", "after error", "-source", "do"])
  }

  @Test("combineLatest of no sources emits the result for an empty array")
  func combineLatestOfNone() {
    let observer = scheduler.start { Observable<Int>.combineLatest([Observable<Int>]()) { $0.reduce(0, +) } }
    #expect(observer.events == [.next(200, 0), .completed(200)])
  }

  @Test("retry(when:) reacts to the end of its trigger only after an error")
  func retryWhenTriggerCompletes() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(250)])
    let observer = scheduler.start { source.retry(when: { _ in Observable<Int>.empty() }) }
    #expect(observer.events == [.next(210, 1), .completed(250)])
  }

  @Test("retry(when:) ignores elements of its trigger that arrive before an error")
  func retryWhenTriggerIsEarly() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .completed(250)])
    let trigger = scheduler.createHotObservable([.next(220, 0)])
    let observer = scheduler.start { source.retry(when: { _ in trigger }) }
    #expect(observer.events == [.next(210, 1), .next(230, 2), .completed(250)])
  }

  @Test("sample continues after the end of its sampler")
  func sampleAfterTheSampler() {
    let source = scheduler.createHotObservable([.next(205, 1), .next(240, 2), .completed(300)])
    let sampler = scheduler.createHotObservable([.next(210, 0), .completed(220)])
    let observer = scheduler.start { source.sample(sampler, defaultValue: 0) }
    #expect(observer.events == [.next(210, 1), .next(220, 0)])
    #expect(source.subscriptions == [Subscription(200, 300)])
  }

  @Test("skip(until:) does not pass on a completion of the source before the first element of its trigger")
  func skipUntilNeverOpened() {
    let source = scheduler.createHotObservable([.next(210, 1), .completed(250)])
    let observer = scheduler.start { source.skip(until: Observable<Int>.never()) }
    #expect(observer.events == [])
  }

  @Test("zip waits for the completion of all sources")
  func zipCompletes() {
    let never = scheduler.start { Observable<Int>.zip(Observable<Int>.empty(), Observable<Int>.never()) { $0 + $1 } }
    #expect(never.events == [])
    let scheduler = TestScheduler()
    let first = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let second = scheduler.createHotObservable([.next(210, 2), .completed(230)])
    let observer = scheduler.start { Observable.zip(first, second) { $0 + $1 } }
    #expect(observer.events == [.next(210, 3), .completed(230)])
  }

  @Test("andThen releases the first sequence when the first sequence ends")
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

  @Test("observe(on:) and delay schedule one action for each event")
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

  @Test("subscribe(on:) releases the source in an action of the scheduler")
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

    _ = first.observable.retry(when: { $0 }).subscribe()
    first.observers[3].onError(TestError())
    first.observers[4].onCompleted()
    #expect(log.lines.dropFirst(8) == ["+a", "-a", "+a", "-a"])
  }

  @Test("concat and retry pass on the end before they release the last source", arguments: [false, true])
  func endBeforeTheRelease(_ fails: Bool) {
    let source = Source("source", log)
    let sequences: [Observable<Int>] =
      fails
      ? [Observable.concat(source.observable, .never()), source.observable.retry(1)]
      : [
        Observable.concat(.empty(), source.observable), source.observable.retry(2),
        source.observable.retry(when: { $0 }),
      ]
    for sequence in sequences {
      _ = sequence.subscribe(
        onError: { [log] _ in log.add("error") }, onCompleted: { [log] in log.add("completed") })
      if fails { source.observers.last?.onError(TestError()) } else { source.observers.last?.onCompleted() }
    }
    let expected = ["+source", fails ? "error" : "completed", "-source"]
    #expect(log.lines == sequences.flatMap { _ in expected })
  }

  @Test("flatMap and its variants release a completed source before they send the completion")
  func flatMapReleasesTheSource() {
    let source = Source("source", log)
    let sequences: [Observable<Int>] = [
      source.observable.flatMap { _ in Observable<Int>.empty() },
      source.observable.flatMapLatest { _ in Observable<Int>.empty() },
      source.observable.flatMapFirst { _ in Observable<Int>.empty() },
    ]
    for sequence in sequences {
      _ = sequence.subscribe(onCompleted: { [log] in log.add("end") })
      source.observers.last?.onNext(1)
      source.observers.last?.onCompleted()
    }
    #expect(log.lines == sequences.flatMap { _ in ["+source", "-source", "end"] })
  }

  @Test("concatMap releases a completed source at once if an inner sequence is running")
  func concatMapReleasesTheSource() {
    let source = Source("source", log)
    let inner = Source("inner", log)
    func subscribe() {
      _ = source.observable.concatMap { _ in inner.observable }.subscribe(onCompleted: { [log] in log.add("end") })
    }
    subscribe()
    source.observers[0].onCompleted()
    #expect(log.lines == ["+source", "end", "-source"])
    subscribe()
    source.observers[1].onNext(1)
    source.observers[1].onCompleted()
    inner.observers[0].onCompleted()
    #expect(log.lines.dropFirst(3) == ["+source", "+inner", "-source", "-inner", "end"])
  }

  @Test("flatMap and its variants pass on the source's error before they release the source")
  func flatMapPassesOnAnError() {
    let source = Source("source", log)
    let sequences: [Observable<Int>] = [
      source.observable.flatMap { _ in Observable<Int>.never() },
      source.observable.flatMapLatest { _ in Observable<Int>.never() },
      source.observable.concatMap { _ in Observable<Int>.never() },
    ]
    for sequence in sequences {
      _ = sequence.subscribe(onError: { [log] _ in log.add("error") })
      source.observers.last?.onError(TestError())
    }
    #expect(log.lines == sequences.flatMap { _ in ["+source", "error", "-source"] })
  }

  @Test("timeout starts the other sequence before it releases the source")
  func timeoutReleasesAfterwards() {
    let first = Source("a", log)
    let second = Source("b", log)
    _ = first.observable.timeout(.seconds(5), other: second.observable, scheduler: scheduler).subscribe()
    scheduler.start()
    #expect(log.lines == ["+a", "+b", "-a"])
    second.observers[0].onCompleted()
    #expect(log.lines == ["+a", "+b", "-a", "-b"])
  }

  @Test("A subscribed window continues after the subscription to the window operator is disposed")
  func windowOutlivesItsResult() {
    let source = PublishSubject<Int>()
    var received: [Int] = []
    let subscription = source.window(timeSpan: .seconds(9), count: 3, scheduler: scheduler)
      .subscribe(onNext: { window in
        _ = window.subscribe(onNext: { received.append($0) }, onCompleted: { received.append(-1) })
      })
    source.onNext(1)
    subscription.dispose()
    source.onNext(2)
    #expect(received == [1, 2])
    source.onNext(3)
    #expect(received == [1, 2, 3, -1])
    #expect(!source.hasObservers)
  }

  @Test("The source and the timer of window are disposed when the last subscription to a window is disposed")
  func lastWindowDisposesTheSource() {
    let source = PublishSubject<Int>()
    let windows = CompositeDisposable()
    source.window(timeSpan: .seconds(9), count: 3, scheduler: scheduler)
      .subscribe(onNext: { _ = windows.insert($0.subscribe()) }).dispose()
    #expect(source.hasObservers)
    windows.dispose()
    #expect(!source.hasObservers)
    scheduler.start()
    #expect(scheduler.clock == 0)
  }

  @Test("catch starts the handler's sequence before it releases the failed sequence")
  func catchReleasesAfterwards() {
    let first = Source("a", log)
    let second = Source("b", log)
    _ = first.observable.catch { _ in second.observable }.subscribe()
    first.observers[0].onError(TestError())
    #expect(log.lines == ["+a", "+b", "-a"])
  }
}
