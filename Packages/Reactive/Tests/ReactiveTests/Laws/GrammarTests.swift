import Reactive
import ReactiveTesting
import Testing

@Suite struct GrammarTests {
  let bag = DisposeBag()

  @Test("A subscriber receives nothing after the end") func nothingAfterTheEnd() {
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

  @Test("A disposed subscription delivers nothing") func nothingAfterDispose() {
    let subject = PublishSubject<Int>()
    var elements: [Int] = []
    let subscription = subject.map { $0 }.subscribe(onNext: { elements.append($0) })
    subject.onNext(1)
    subscription.dispose()
    subject.onNext(2)
    #expect(elements == [1])
  }

  @Test("A subscription that is disposed during a delivery receives no further elements") func disposeDuringDelivery() {
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

  @Test("An element that is sent while the end is delivered is ignored") func sendDuringTheEnd() {
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

  @Test("An error that an operator's closure throws ends the sequence and disposes the source")
  func throwingClosure() {
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

  @Test("A pipeline with two sources delivers one event at a time") func oneEventAtATime() {
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

  @Test("onCompleted is called before onDisposed") func completedBeforeDisposed() {
    var log: [String] = []
    _ = Observable<Int>.empty().subscribe(
      onCompleted: { log.append("completed") }, onDisposed: { log.append("disposed") })
    #expect(log == ["completed", "disposed"])
  }

  @Test("onDisposed is called once") func disposedOnce() {
    var count = 0
    let subscription = Observable<Int>.never().subscribe(onDisposed: { count += 1 })
    subscription.dispose()
    subscription.dispose()
    #expect(count == 1)
  }
}
