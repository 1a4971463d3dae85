import Reactive
import ReactiveTesting
import Testing

@Suite struct LifetimeTests {
  @Test("Disposing a subscription releases everything that the pipeline holds") func disposeReleases() {
    weak var token: Token?
    let subject = PublishSubject<Int>()
    let subscription: any Disposable
    do {
      let strong = Token()
      token = strong
      subscription = subject.map { [strong] in ($0, strong) }.filter { _ in true }.subscribe(onNext: { _ in })
    }
    #expect(token != nil)
    subscription.dispose()
    #expect(token == nil)
  }

  @Test("The end of a sequence releases everything that the pipeline holds") func endReleases() {
    weak var token: Token?
    let subject = PublishSubject<Int>()
    let subscription: any Disposable
    do {
      let strong = Token()
      token = strong
      subscription = subject.flatMapLatest { [strong] in Observable.just(($0, strong)) }.subscribe(onNext: { _ in })
    }
    subject.onNext(1)
    subject.onCompleted()
    #expect(token == nil)
    subscription.dispose()
  }

  @Test("A subscriber that is disposed during a delivery is released after that delivery") func disposeDuringDelivery()
  {
    weak var token: Token?
    let subject = PublishSubject<Int>()
    let subscription = SingleAssignmentDisposable()
    do {
      let strong = Token()
      token = strong
      subscription.setDisposable(
        subject.subscribe(onNext: { [strong] _ in
          subscription.dispose()
          withExtendedLifetime(strong) {}
        }))
    }
    subject.onNext(1)
    #expect(token == nil)
  }

  @Test("A released subject releases its subscribers") func releasedSubject() {
    weak var token: Token?
    do {
      let strong = Token()
      token = strong
      let subject = PublishSubject<Int>()
      _ = subject.map { [strong] in ($0, strong) }.subscribe(onNext: { _ in })
      _ = subject.map { [strong] in ($0, strong) }.subscribe(onNext: { _ in }, onDisposed: {})
    }
    #expect(token == nil)
  }

  @Test("A subscription can be disposed after the release of its subject") func disposeAfterTheSubject() {
    var subject: PublishSubject<Int>? = PublishSubject()
    let subscription = subject?.subscribe(onNext: { _ in })
    subject = nil
    subscription?.dispose()
  }

  @Test("A released bag disposes its subscriptions") func releasedBag() {
    let subject = PublishSubject<Int>()
    var bag: DisposeBag? = DisposeBag()
    if let bag { subject.subscribe(onNext: { _ in }).disposed(by: bag) }
    #expect(subject.hasObservers)
    bag = nil
    #expect(!subject.hasObservers)
  }

  @Test("A shared sequence releases its elements when the last subscription is disposed") func sharedSequence() {
    weak var token: Token?
    let subject = PublishSubject<Int>()
    let shared: Observable<(Int, Token)>
    do {
      let make: (Int) -> (Int, Token) = {
        let strong = Token()
        token = strong
        return ($0, strong)
      }
      shared = subject.map(make).share(replay: 1, scope: .whileConnected)
    }
    let subscription = shared.subscribe(onNext: { _ in })
    subject.onNext(1)
    #expect(token != nil)
    subscription.dispose()
    #expect(token == nil)
    #expect(!subject.hasObservers)
  }
}
