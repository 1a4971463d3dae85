import Reactive
import ReactiveTesting
import Testing

@Suite struct ErrorTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test("catch continues with the sequence that its handler returns") func catchContinues() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, TestError())])
    let other = scheduler.createColdObservable([.next(10, 2), .completed(20)])
    let observer = scheduler.start { source.catch { _ in other.asObservable() } }
    #expect(observer.events == [.next(210, 1), .next(230, 2), .completed(240)])
    #expect(source.subscriptions == [Subscription(200, 220)])
  }

  @Test("retry(3) subscribes at most three times") func retryAttempts() {
    let source = scheduler.createColdObservable([.next(10, 1), .error(20, TestError())])
    let observer = scheduler.start { source.retry(3) }
    #expect(
      observer.events == [.next(210, 1), .next(230, 1), .next(250, 1), .error(260, TestError())])
    #expect(source.subscriptions.count == 3)
  }

  @Test("Retrying a source that fails at once does not increase the depth of the stack") func retryStack() {
    var attempts = 0
    let source = Observable<Int>.deferred {
      attempts += 1
      return attempts < 100_000 ? .error(TestError()) : .just(attempts)
    }
    var last = 0
    _ = source.retry().subscribe(onNext: { last = $0 })
    #expect(last == 100_000)
  }

  @Test("do calls its closures before and after each event") func doOrder() {
    var log: [String] = []
    _ = Observable.of(1).do(
      onNext: { log.append("next \($0)") }, afterNext: { log.append("after \($0)") },
      onCompleted: { log.append("completed") }, afterCompleted: { log.append("after completed") },
      onSubscribe: { log.append("subscribe") }, onSubscribed: { log.append("subscribed") },
      onDispose: { log.append("dispose") }
    ).subscribe(onNext: { log.append("got \($0)") }, onCompleted: { log.append("end") })
    #expect(
      log == [
        "subscribe", "subscribed", "next 1", "got 1", "after 1", "completed", "end", "after completed", "dispose",
      ])
  }
}
