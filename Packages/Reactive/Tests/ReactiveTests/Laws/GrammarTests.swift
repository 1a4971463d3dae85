import Reactive
import ReactiveTesting
import Testing

@Suite struct GrammarTests {
  let bag = DisposeBag()

  @Test func nothingComesAfterTheEnd() {
    let source = Observable<Int>.create { observer in
      observer.onNext(1)
      observer.onCompleted()
      observer.onNext(2)
      observer.onError(TestError())
      return Disposables.create()
    }
    var events: [Event<Int>] = []
    _ = source.subscribe { events.append($0) }
    #expect(events == [.next(1), .completed])
  }

  @Test func nothingComesAfterADispose() {
    let subject = PublishSubject<Int>()
    var elements: [Int] = []
    let subscription = subject.map { $0 }.subscribe(onNext: { elements.append($0) })
    subject.onNext(1)
    subscription.dispose()
    subject.onNext(2)
    #expect(elements == [1])
  }

  @Test func aDisposeInsideADeliveryStopsTheRestOfTheSequence() {
    let subscription = SingleAssignmentDisposable()
    let subject = PublishSubject<Int>()
    var elements: [Int] = []
    subscription.setDisposable(
      subject.concatMap { Observable.of($0, $0 + 1, $0 + 2) }.subscribe(onNext: {
        elements.append($0)
        if $0 == 11 { subscription.dispose() }
      }))
    subject.onNext(10)
    subject.onNext(20)
    #expect(elements == [10, 11])
  }

  @Test func aSourceThatEndsWhileTheEndIsBeingToldIsNotHeard() {
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    var events: [Event<Int>] = []
    _ = Observable.merge(first, second).subscribe { event in
      events.append(event)
      if event.isStopEvent { second.onNext(2) }
    }
    first.onError(TestError())
    #expect(events == [.error(TestError())])
  }

  @Test func anOperatorThatThrowsEndsTheSequenceAndLeavesTheSource() {
    let subject = PublishSubject<Int>()
    var events: [Event<Int>] = []
    _ = subject.map { (element: Int) throws(TestError) in
      if element == 2 { throw TestError(number: element) }
      return element
    }.subscribe { events.append($0) }
    for element in 1...3 { subject.onNext(element) }
    #expect(events == [.next(1), .error(TestError(number: 2))])
    #expect(!subject.hasObservers)
  }

  @Test func twoSourcesOfOnePipelineNeverSpeakAtOnce() {
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    var log: [String] = []
    Observable.merge(first, second).subscribe(onNext: { element in
      log.append("in \(element)")
      if element == 1 { second.onNext(2) }
      log.append("out \(element)")
    }).disposed(by: bag)
    first.onNext(1)
    #expect(log == ["in 1", "out 1", "in 2", "out 2"])
  }

  @Test func theEndReachesTheSubscriberBeforeItIsToldOfTheDispose() {
    var log: [String] = []
    _ = Observable<Int>.empty().subscribe(
      onCompleted: { log.append("completed") }, onDisposed: { log.append("disposed") })
    #expect(log == ["completed", "disposed"])
  }

  @Test func aSubscriptionIsToldOnceThatItIsDisposed() {
    var count = 0
    let subscription = Observable<Int>.never().subscribe(onDisposed: { count += 1 })
    subscription.dispose()
    subscription.dispose()
    #expect(count == 1)
  }
}
