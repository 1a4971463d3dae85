import Reactive
import ReactiveTesting
import Testing

@Suite struct TransformTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test("flatMapLatest disposes the previous inner sequence") func flatMapLatest() {
    let first = scheduler.createColdObservable([.next(10, "a1"), .next(50, "a2"), .completed(60)])
    let second = scheduler.createColdObservable([.next(10, "b1"), .completed(20)])
    let source = scheduler.createHotObservable([.next(210, 1), .next(240, 2), .completed(245)])
    let observer = scheduler.start { source.flatMapLatest { $0 == 1 ? first : second } }
    #expect(observer.events == [.next(220, "a1"), .next(250, "b1"), .completed(260)])
    #expect(first.subscriptions == [Subscription(210, 240)])
    #expect(second.subscriptions == [Subscription(240, 260)])
    #expect(source.subscriptions == [Subscription(200, 245)])
  }

  @Test("flatMap sends the elements of all inner sequences") func flatMap() {
    let inner = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .completed(30)])
    let source = scheduler.createHotObservable([.next(210, 10), .next(215, 20), .completed(220)])
    let observer = scheduler.start { source.flatMap { element in inner.map { element + $0 } } }
    #expect(
      observer.events == [.next(220, 11), .next(225, 21), .next(230, 12), .next(235, 22), .completed(245)])
  }

  @Test("flatMapFirst ignores elements while its inner sequence runs") func flatMapFirst() {
    let inner = scheduler.createColdObservable([.next(10, 1), .completed(30)])
    let source = scheduler.createHotObservable([.next(210, 10), .next(215, 20), .next(250, 30), .completed(260)])
    let observer = scheduler.start { source.flatMapFirst { element in inner.map { element + $0 } } }
    #expect(observer.events == [.next(220, 11), .next(260, 31), .completed(280)])
  }

  @Test("concatMap runs its inner sequences one after the other") func concatMap() {
    let inner = scheduler.createColdObservable([.next(10, 1), .completed(30)])
    let source = scheduler.createHotObservable([.next(210, 10), .next(215, 20), .completed(220)])
    let observer = scheduler.start { source.concatMap { element in inner.map { element + $0 } } }
    #expect(observer.events == [.next(220, 11), .next(250, 21), .completed(270)])
    #expect(inner.subscriptions == [Subscription(210, 240), Subscription(240, 270)])
  }

  @Test("An error of an inner sequence ends flatMap and disposes the outer sequence") func innerError() {
    let inner = scheduler.createColdObservable([.next(10, 1), .error(20, TestError())])
    let source = scheduler.createHotObservable([.next(210, 10), .completed(300)])
    let observer = scheduler.start { source.flatMap { _ in inner } }
    #expect(observer.events == [.next(220, 1), .error(230, TestError())])
    #expect(source.subscriptions == [Subscription(200, 230)])
  }

  @Test("scan sends each intermediate result") func scan() {
    var results: [Int] = []
    _ = Observable.of(1, 2, 3).scan(0, accumulator: +).subscribe(onNext: { results.append($0) })
    #expect(results == [1, 3, 6])
  }

  @Test("Concatenating many sequences that end at once does not overflow the stack") func concatStack() {
    var count = 0
    _ = Observable.from(0..<100_000).concatMap { Observable.just($0) }.subscribe(onNext: { _ in count += 1 })
    _ = Observable.concat((0..<100_000).lazy.map { Observable.just($0) }).subscribe(onNext: { _ in count += 1 })
    #expect(count == 200_000)
  }
}
