import Reactive
import ReactiveTesting
import Testing

@Suite struct SwitchTests {
  let scheduler = TestScheduler(initialClock: 0)
  let bag = DisposeBag()

  @Test("amb sends the events of the first source that emits an event, and disposes the other source") func amb() {
    let slow = scheduler.createHotObservable("----a-b-|")
    let fast = scheduler.createHotObservable("--x---y-|")
    let observer = scheduler.start { slow.amb(fast) }
    #expect(observer.difference(from: "--x---y-|") == nil)
    #expect(slow.subscriptions == [Subscription(200, 202)])
  }

  @Test("ifEmpty replaces only an empty sequence") func ifEmpty() {
    let observer = scheduler.start { scheduler.createHotObservable("---|").ifEmpty(default: "x") }
    #expect(observer.difference(from: "---(x|)") == nil)
    let other = TestScheduler(initialClock: 0)
    let second = other.createColdObservable("-y-|")
    let filled = other.start { other.createHotObservable("---|").ifEmpty(switchTo: second.asObservable()) }
    #expect(filled.difference(from: "----y-|") == nil)
    let full = TestScheduler(initialClock: 0)
    #expect(
      full.start { full.createHotObservable("-a-|").ifEmpty(default: "x") }.difference(from: "-a-|") == nil)
  }

  @Test("timeout fails if no element arrives in time") func timeout() {
    let observer = scheduler.start {
      scheduler.createHotObservable("-a--b--------c|").timeout(.seconds(5), scheduler: scheduler)
    }
    #expect(observer.events == [.next(201, "a"), .next(204, "b"), .error(209, RxError.timeout)])
  }

  @Test("timeout(_:other:) continues with the other sequence") func timeoutOther() {
    let other = scheduler.createColdObservable("-x-|")
    let source = scheduler.createHotObservable("-a--b--------c|")
    let observer = scheduler.start { source.timeout(.seconds(5), other: other, scheduler: scheduler) }
    #expect(observer.difference(from: "-a--b-----x-|") == nil)
    #expect(source.subscriptions == [Subscription(200, 209)])
  }

  @Test("retry(when:) subscribes again when the trigger sends, and fails when the trigger fails") func retryWhen() {
    let source = scheduler.createColdObservable("-a-#")
    let observer = scheduler.start {
      source.retry(when: { errors in
        errors.enumerated().flatMap { attempt -> Observable<Int> in
          attempt.index < 2
            ? .timer(.seconds(5), scheduler: scheduler) : .error(TestError(number: attempt.index))
        }
      })
    }
    #expect(observer.events.map(\.time) == [201, 209, 217, 219])
    #expect(observer.events.last == .error(219, TestError(number: 2)))
    #expect(source.subscriptions.count == 3)
  }

  @Test("retry(when:) for one type of error passes on errors of other types") func retryWhenType() {
    struct Other: Error {}
    var attempts = 0
    let source = Observable<Int>.deferred {
      attempts += 1
      return attempts == 1 ? .error(TestError()) : .error(Other())
    }
    var events: [Event<Int>] = []
    _ = source.retry(when: { (errors: Observable<TestError>) in errors.map { _ in } }).subscribe { events.append($0) }
    #expect(events == [.error(Other())])
    #expect(attempts == 2)
  }

  @Test("catch(sequence:) continues with the next sequence after each error") func catchSequence() {
    let first = scheduler.createColdObservable("-a-#")
    let second = scheduler.createColdObservable("-b-#")
    let third = scheduler.createColdObservable("-c-|")
    let sources = [first, second, third].map { $0.asObservable() }
    let observer = scheduler.start { Observable.catch(sequence: sources) }
    #expect(observer.difference(from: "-a--b--c-|") == nil)
  }

  @Test("delaySubscription subscribes after the due time") func delaySubscription() {
    let source = scheduler.createColdObservable("-a-|")
    let observer = scheduler.start { source.delaySubscription(.seconds(3), scheduler: scheduler) }
    #expect(observer.difference(from: "----a-|") == nil)
  }

  @Test("subscribe(on:) subscribes to its source and disposes the subscription on the scheduler") func subscribeOn() {
    let source = scheduler.createHotObservable("--a-b-")
    let observer = scheduler.start(disposed: 203) { source.subscribe(on: scheduler) }
    #expect(observer.difference(from: "--a") == nil)
    #expect(source.subscriptions == [Subscription(201, 204)])
  }

  @Test("observe(on:) delivers the events in order, each in its own action of the scheduler")
  func observeOnKeepsTheOrder() {
    let source = scheduler.createHotObservable("-(ab)-#")
    let observer = scheduler.start { source.observe(on: scheduler) }
    #expect(observer.difference(from: "--ab#") == nil)
  }

  @Test("using disposes its resource when the subscription is disposed or the factory throws") func using() {
    final class Resource: Disposable {
      var isDisposed = false
      func dispose() { isDisposed = true }
    }
    let resource = Resource()
    let subject = PublishSubject<Int>()
    let subscription = Observable.using({ resource }, observableFactory: { _ in subject }).subscribe()
    #expect(!resource.isDisposed)
    subscription.dispose()
    #expect(resource.isDisposed)
    let failing = Resource()
    var events: [Event<Int>] = []
    _ = Observable<Int>.using({ failing }, observableFactory: { _ in throw TestError() }).subscribe {
      events.append($0)
    }
    #expect(failing.isDisposed)
    #expect(events == [.error(TestError())])
  }

  @Test("Functions such as range and generate create sequences with the expected elements") func creations() {
    func elements<Element>(_ source: Observable<Element>) -> [Element] {
      var elements: [Element] = []
      _ = source.subscribe(onNext: { elements.append($0) })
      return elements
    }
    #expect(elements(.range(start: 3, count: 3)) == [3, 4, 5])
    #expect(elements(.generate(initialState: 1, condition: { $0 < 20 }, iterate: { $0 * 3 })) == [1, 3, 9])
    #expect(elements(.repeatElement("x").take(3)) == ["x", "x", "x"])
    #expect(elements(.from(optional: 1)) == [1])
    #expect(elements(.from(optional: Int?.none)) == [])
    #expect(elements(.of(1, 2, scheduler: CurrentThreadScheduler.instance)) == [1, 2])
    #expect(elements(.just(1, scheduler: ImmediateScheduler.instance)) == [1])
  }

  @Test("combineLatest and zip combine a collection of sources") func collections() {
    let subjects = (0..<3).map { _ in PublishSubject<Int>() }
    var latest: [[Int]] = []
    var zipped: [Int] = []
    Observable.combineLatest(subjects).subscribe(onNext: { latest.append($0) }).disposed(by: bag)
    Observable.zip(subjects) { $0.reduce(0, +) }.subscribe(onNext: { zipped.append($0) }).disposed(by: bag)
    for (index, subject) in subjects.enumerated() { subject.onNext(index) }
    subjects[0].onNext(10)
    #expect(latest == [[0, 1, 2], [10, 1, 2]])
    #expect(zipped == [3])
    var ended = false
    _ = Observable.combineLatest([Observable<Int>]()).subscribe(onCompleted: { ended = true })
    #expect(ended)
  }

  @Test("switchLatest sends the elements of the latest inner sequence; merge sends the elements of all inner sequences")
  func innerSequences() {
    let inner = PublishSubject<Int>()
    let outer = PublishSubject<Observable<Int>>()
    var switched: [Int] = []
    var merged: [Int] = []
    outer.switchLatest().subscribe(onNext: { switched.append($0) }).disposed(by: bag)
    outer.merge().subscribe(onNext: { merged.append($0) }).disposed(by: bag)
    outer.onNext(inner)
    inner.onNext(1)
    outer.onNext(.just(2))
    inner.onNext(3)
    #expect(switched == [1, 2])
    #expect(merged == [1, 2, 3])
  }
}
