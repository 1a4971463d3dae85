import Reactive
import ReactiveTesting
import Testing

/// Tests of `zip` for 2 to 8 sources and for a collection.
@Suite struct ZipTests {
  private let log = Log()
  private let bag = DisposeBag()

  private func subjects(_ form: Form) -> [PublishSubject<Int>] { (0..<form.count).map { _ in PublishSubject() } }

  private func subscribe(_ form: Form, _ subjects: [PublishSubject<Int>]) {
    form.zip(subjects.map { $0.asObservable() }).subscribe(log.event).disposed(by: bag)
  }

  @Test("zip combines elements by their position", arguments: Form.allCases)
  func combinesByPosition(_ form: Form) {
    let indices = Array(0..<form.count)
    // In each iteration, a different source emits last.
    for last in indices {
      let log = Log()
      let subjects = subjects(form)
      form.zip(subjects.map { $0.asObservable() }).subscribe(log.event).disposed(by: bag)
      for index in indices.filter({ $0 != last }) + [last] {
        for number in 0..<6 { subjects[index].onNext(index * 10 + number) }
      }
      #expect(log.lines == (0..<6).map { number in "\(indices.map { $0 * 10 + number })" })
    }
  }

  @Test("zip completes when all sources have completed", arguments: Form.allCases)
  func completesWithTheLast(_ form: Form) {
    let subjects = subjects(form)
    subscribe(form, subjects)
    for subject in subjects { subject.onNext(1) }
    let result = "\(Array(repeating: 1, count: form.count))"
    for subject in subjects {
      #expect(log.lines == [result])
      subject.onCompleted()
    }
    #expect(log.lines == [result, "completed"])
  }

  @Test(
    "When all sources but one have completed, zip completes at the first element that cannot be combined",
    arguments: Form.allCases)
  func lastSourceEmits(_ form: Form) {
    let subjects = subjects(form)
    subscribe(form, subjects)
    for subject in subjects[1...] { subject.onCompleted() }
    #expect(log.lines == [])
    subjects[0].onNext(1)
    #expect(log.lines == ["completed"])
    #expect(!subjects[0].hasObservers)
  }

  @Test("After the other sources have completed, zip of a collection still combines their stored elements")
  func collectionDrains() {
    let subjects = subjects(.collection)
    subscribe(.collection, subjects)
    for subject in subjects[1...] {
      subject.onNext(1)
      subject.onNext(2)
      subject.onCompleted()
    }
    subjects[0].onNext(3)
    subjects[0].onNext(4)
    #expect(log.lines == ["[3, 1, 1, 1]", "[4, 2, 2, 2]"])
    subjects[0].onNext(5)
    #expect(log.lines.last == "completed")
  }

  @Test("zip waits for a running source even if another source has completed without an element")
  func emptyAndNever() {
    _ = Observable<Int>.zip(Observable<Int>.empty(), Observable<Int>.never()) { $0 + $1 }.subscribe(log.event)
    #expect(log.lines == [])
    let scheduler = TestScheduler(initialClock: 0)
    let first = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let second = scheduler.createHotObservable([.next(210, 2), .completed(230)])
    let observer = scheduler.start { Observable.zip(first, second) { $0 + $1 } }
    #expect(observer.events == [.next(210, 3), .completed(230)])
    #expect(first.subscriptions == [Subscription(200, 220)])
  }

  @Test("An error of any source ends zip and disposes the other sources", arguments: Form.allCases)
  func failsWithAnySource(_ form: Form) {
    for failing in 0..<form.count {
      let log = Log()
      let subjects = subjects(form)
      form.zip(subjects.map { $0.asObservable() }).subscribe(log.event).disposed(by: bag)
      for subject in subjects[1...] { subject.onNext(1) }
      subjects[failing].onError(TestError())
      #expect(log.lines == ["error"])
      #expect(!subjects.contains { $0.hasObservers })
    }
  }

  @Test("zip releases a source before it passes on the source's end", arguments: Form.allCases, [true, false])
  func releasesFirst(_ form: Form, _ fails: Bool) {
    var observers: [AnyObserver<Int>] = []
    let sources = (0..<form.count).map { index in
      Observable<Int>.logged("\(index)", log) { observers.append($0) }
    }
    form.zip(sources).subscribe(log.event).disposed(by: bag)
    if fails {
      observers[1].onError(TestError())
      #expect(log.lines.prefix(2) == ["disposed 1", "error"])
    } else {
      for observer in observers { observer.onCompleted() }
      #expect(log.lines == (0..<form.count).map { "disposed \($0)" } + ["completed"])
    }
  }

  @Test("zip emits nothing after the result selector disposes the subscription")
  func selectorDisposes() {
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    let subscription = CompositeDisposable()
    _ = subscription.insert(
      Observable.zip(first, second) {
        subscription.dispose()
        return $0 + $1
      }.subscribe(log.event))
    first.onNext(1)
    second.onNext(1)
    #expect(log.lines == [])
    #expect(!first.hasObservers && !second.hasObservers)
  }

  @Test("zip combines elements by their position, even if they are sent during a delivery", arguments: Form.allCases)
  func sendsFromADelivery(_ form: Form) {
    let subjects = subjects(form)
    form.zip(subjects.map { $0.asObservable() }).subscribe(onNext: { elements in
      log.add("\(elements)")
      if elements[0] < 3 {
        for subject in subjects.reversed() { subject.onNext(elements[0] + 1) }
      }
    }).disposed(by: bag)
    for subject in subjects { subject.onNext(1) }
    #expect(log.lines == (1...3).map { "\(Array(repeating: $0, count: form.count))" })
  }

  @Test("zip sends its results in order if the deinit of an element sends more elements", arguments: Form.allCases)
  func deinitSends(_ form: Form) {
    let subjects = (0..<form.count).map { _ in PublishSubject<DeinitHook>() }
    form.zip(subjects.map { $0.asObservable() })
      .subscribe(onNext: { log.add("\($0.map(\.number))") }).disposed(by: bag)
    subjects[0].onNext(DeinitHook(1) { for subject in subjects { subject.onNext(DeinitHook(3)) } })
    subjects[0].onNext(DeinitHook(2))
    for subject in subjects[1...] {
      subject.onNext(DeinitHook(1))
      subject.onNext(DeinitHook(2))
    }
    #expect(log.lines.sorted() == log.lines)
    #expect(log.lines.count == 3)
  }

  @Test("zip of an empty collection completes at once")
  func emptyCollection() {
    _ = Observable.zip([Observable<Int>]()).subscribe(log.event)
    #expect(log.lines == ["completed"])
  }

  @Test("Disposing a subscription to zip releases the stored elements", arguments: Form.allCases)
  func releasesOnDispose(_ form: Form) {
    let subjects = (0..<form.count).map { _ in PublishSubject<DeinitHook>() }
    let subscription = form.zip(subjects.map { $0.asObservable() }).subscribe()
    for (index, subject) in subjects.dropLast().enumerated() {
      subject.onNext(DeinitHook(index) { log.add("released") })
    }
    #expect(log.lines == [])
    subscription.dispose()
    #expect(log.lines.count == form.count - 1)
    // The subjects must live until here, because a released subject releases its subscribers.
    withExtendedLifetime(subjects) {}
  }
}
