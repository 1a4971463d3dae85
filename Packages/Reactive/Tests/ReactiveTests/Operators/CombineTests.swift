import Reactive
import ReactiveTesting
import Testing

@Suite struct CombineTests {
  let scheduler = TestScheduler(initialClock: 0)
  let bag = DisposeBag()

  @Test("combineLatest sends nothing until every source has sent an element") func combineLatest() {
    let first = scheduler.createHotObservable([.next(210, "a"), .next(230, "b"), .completed(240)])
    let second = scheduler.createHotObservable([.next(220, 1), .next(250, 2), .completed(260)])
    let observer = scheduler.start { Observable.combineLatest(first, second) { "\($0)\($1)" } }
    #expect(observer.events == [.next(220, "a1"), .next(230, "b1"), .next(250, "b2"), .completed(260)])
  }

  @Test("combineLatest combines eight sources") func combineLatestOfEight() {
    let relays = (1...8).map { BehaviorRelay(value: $0) }
    var sums: [Int] = []
    Observable.combineLatest(
      relays[0], relays[1], relays[2], relays[3], relays[4], relays[5], relays[6], relays[7]
    ) { $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7 }.subscribe(onNext: { sums.append($0) }).disposed(by: bag)
    relays[7].accept(10)
    #expect(sums == [36, 38])
  }

  @Test("zip pairs elements by position") func zip() {
    let first = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(230, 3), .completed(240)])
    let second = scheduler.createHotObservable([.next(215, "a"), .next(250, "b"), .next(260, "c"), .completed(270)])
    let observer = scheduler.start { Observable.zip(first, second) { "\($0)\($1)" } }
    #expect(observer.events == [.next(215, "1a"), .next(250, "2b"), .next(260, "3c"), .completed(270)])
  }

  @Test("withLatestFrom adds the latest element of the other source") func withLatestFrom() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .next(250, 3), .completed(260)])
    let other = scheduler.createHotObservable([.next(220, "a"), .next(240, "b"), .completed(245)])
    let observer = scheduler.start { source.withLatestFrom(other) { "\($0)\($1)" } }
    #expect(observer.events == [.next(230, "2a"), .next(250, "3b"), .completed(260)])
  }

  @Test("merge completes when its last source completes") func mergeCompletes() {
    let first = scheduler.createHotObservable([.next(210, 1), .completed(220)])
    let second = scheduler.createHotObservable([.next(215, 2), .completed(250)])
    let observer = scheduler.start { Observable.merge(first.asObservable(), second.asObservable()) }
    #expect(observer.events == [.next(210, 1), .next(215, 2), .completed(250)])
    #expect(first.subscriptions == [Subscription(200, 220)])
  }

  @Test("take(until:) completes at the first element of the other source") func takeUntil() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2)])
    let other = scheduler.createHotObservable([.next(220, ())])
    let observer = scheduler.start { source.take(until: other) }
    #expect(observer.events == [.next(210, 1), .completed(220)])
    #expect(source.subscriptions == [Subscription(200, 220)])
    #expect(other.subscriptions == [Subscription(200, 220)])
  }
}
