import Reactive
import ReactiveTesting
import Testing

@Suite struct SubjectTests {
  private func events<Element>(_ source: Observable<Element>) -> [Event<Element>] {
    var events: [Event<Element>] = []
    _ = source.subscribe { events.append($0) }
    return events
  }

  @Test("A late subscriber of a PublishSubject receives only the end") func publishSubject() {
    let subject = PublishSubject<Int>()
    subject.onNext(1)
    subject.onError(TestError())
    subject.onNext(2)
    #expect(events(subject) == [.error(TestError())])
  }

  @Test("A BehaviorSubject sends its current value to a new subscriber") func behaviorSubject() throws {
    let subject = BehaviorSubject(value: 1)
    subject.onNext(2)
    #expect(events(subject) == [.next(2)])
    #expect(try subject.value() == 2)
    subject.onCompleted()
    #expect(events(subject) == [.completed])
    #expect(try subject.value() == 2)
    let failed = BehaviorSubject(value: 1)
    failed.onError(TestError())
    #expect(throws: TestError.self) { try failed.value() }
  }

  @Test("A ReplaySubject sends its stored elements and the end to a late subscriber", arguments: [0, 1, 2, 3, 5])
  func replaySubject(_ size: Int) {
    let subject = ReplaySubject<Int>.create(bufferSize: size)
    for element in 0..<4 { subject.onNext(element) }
    let expected = (0..<4).suffix(size).map { Event.next($0) }
    #expect(events(subject) == expected)
    subject.onCompleted()
    #expect(events(subject) == expected + [.completed])
    let unbounded = ReplaySubject<Int>.createUnbounded()
    for element in 0..<4 { unbounded.onNext(element) }
    #expect(events(unbounded) == (0..<4).map { .next($0) })
  }

  @Test("An AsyncSubject sends its last element at completion") func asyncSubject() {
    let subject = AsyncSubject<Int>()
    var received: [Event<Int>] = []
    _ = subject.subscribe { received.append($0) }
    subject.onNext(1)
    subject.onNext(2)
    #expect(received.isEmpty)
    subject.onCompleted()
    #expect(received == [.next(2), .completed])
    #expect(events(subject) == [.next(2), .completed])
    let failed = AsyncSubject<Int>()
    failed.onNext(1)
    failed.onError(TestError())
    #expect(events(failed) == [.error(TestError())])
  }

  @Test("The completion of a sequence does not end the relay to which the sequence is bound") func relays() {
    let publish = PublishRelay<Int>()
    let behavior = BehaviorRelay(value: 0)
    let replay = ReplayRelay<Int>.create(bufferSize: 2)
    let bag = DisposeBag()
    Observable.of(1, 2, 3).bind(to: publish).disposed(by: bag)
    Observable.of(1, 2, 3).bind(to: behavior).disposed(by: bag)
    for element in 1...3 { replay.accept(element) }
    #expect(behavior.value == 3)
    #expect(events(behavior) == [.next(3)])
    #expect(events(replay) == [.next(2), .next(3)])
    #expect(events(publish) == [])
  }

  @Test("A subject can subscribe to a sequence") func subjectAsObserver() {
    let subject = PublishSubject<Int>()
    var received: [Event<Int>] = []
    _ = subject.subscribe { received.append($0) }
    _ = Observable.of(1, 2).subscribe(subject)
    #expect(received == [.next(1), .next(2), .completed])
    let texts = PublishSubject<String>()
    var lengths: [Int] = []
    let counter = PublishSubject<Int>()
    _ = counter.subscribe(onNext: { lengths.append($0) })
    _ = texts.subscribe(counter.mapObserver { (text: String) in text.count })
    texts.onNext("abc")
    #expect(lengths == [3])
  }
}
