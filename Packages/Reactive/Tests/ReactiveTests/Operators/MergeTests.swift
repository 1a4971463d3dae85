import Reactive
import Testing

/// Tests of `merge` for a fixed number of sources.
@Suite struct MergeTests {
  private let log = Log()
  private let bag = DisposeBag()

  @Test("merge completes when all sources have completed, or at once if there are no sources")
  func completesWithTheLast() {
    let subjects = (0..<3).map { _ in PublishSubject<Int>() }
    Observable.merge(subjects.map { $0.asObservable() }).subscribe(log.event).disposed(by: bag)
    for (index, subject) in subjects.enumerated() {
      subject.onNext(index)
      subject.onCompleted()
    }
    #expect(log.lines == ["0", "1", "2", "completed"])
    _ = Observable<Int>.merge([]).subscribe(log.event)
    #expect(log.lines.suffix(2) == ["completed", "completed"])
  }

  @Test("An error of any source ends merge and disposes the other sources")
  func failsWithAnySource() {
    let subjects = (0..<3).map { _ in PublishSubject<Int>() }
    Observable.merge(subjects[0].asObservable(), subjects[1].asObservable(), subjects[2].asObservable())
      .subscribe(log.event).disposed(by: bag)
    subjects[1].onError(TestError())
    subjects[0].onNext(1)
    #expect(log.lines == ["error"])
    #expect(!subjects.contains { $0.hasObservers })
  }

  @Test("After an error or a disposal, merge subscribes to no further source")
  func startsNoMore() {
    let second = Observable<Int>.logged("second", log) { _ in log.add("started") }
    _ = Observable.merge(.error(TestError()), second).subscribe(log.event)
    #expect(log.lines == ["error"])
    _ = Observable.merge(Observable.just(1), second).take(1).subscribe(log.event)
    #expect(log.lines == ["error", "1", "completed"])
  }

  @Test("merge releases a source before it passes the completion on")
  func releasesFirst() {
    var observers: [AnyObserver<Int>] = []
    let sources = ["a", "b"].map { name in Observable<Int>.logged(name, log) { observers.append($0) } }
    Observable.merge(sources).subscribe(log.event).disposed(by: bag)
    for observer in observers { observer.onCompleted() }
    #expect(log.lines == ["disposed a", "disposed b", "completed"])
  }

  @Test("merge passes an error on before the failed source is released")
  func passesOnAnErrorFirst() {
    let other = PublishSubject<Int>()
    var failing: AnyObserver<Int>?
    let first = Observable<Int>.create { observer in
      failing = observer
      return Disposables.create { other.onNext(1) }
    }
    Observable.merge(first, other.asObservable()).subscribe(log.event).disposed(by: bag)
    failing?.onError(TestError())
    #expect(log.lines == ["error"])
  }

  @Test("An element that is sent during a delivery of merge is delivered after that delivery")
  func sendsFromADelivery() {
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    Observable.merge(first.asObservable(), second.asObservable()).subscribe(
      onNext: { element in
        log.add("\(element) begins")
        if element == 1 {
          second.onNext(2)
          second.onCompleted()
          first.onCompleted()
        }
        log.add("\(element) ends")
      }, onCompleted: { log.add("completed") }
    ).disposed(by: bag)
    first.onNext(1)
    #expect(log.lines == ["1 begins", "1 ends", "2 begins", "2 ends", "completed"])
  }
}
