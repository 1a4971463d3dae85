import Reactive
import ReactiveTesting
import Testing

@Suite struct TimeTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test("debounce sends an element if no other element follows within the due time") func debounce() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(260, 3), .completed(270)])
    let observer = scheduler.start { source.debounce(.seconds(20), scheduler: scheduler) }
    #expect(observer.events == [.next(240, 2), .next(270, 3), .completed(270)])
  }

  @Test("debounce passes an error on at once and discards the waiting element") func debounceError() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, TestError())])
    let observer = scheduler.start { source.debounce(.seconds(20), scheduler: scheduler) }
    #expect(observer.events == [.error(220, TestError())])
  }

  @Test("throttle sends the first and the last element of an interval") func throttle() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(230, 3), .next(400, 4), .completed(410),
    ])
    let observer = scheduler.start { source.throttle(.seconds(50), scheduler: scheduler) }
    #expect(observer.events == [.next(210, 1), .next(260, 3), .next(400, 4), .completed(410)])
  }

  @Test("throttle(latest: false) sends only the first element of an interval") func throttleFirst() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .next(270, 3), .completed(410)])
    let observer = scheduler.start { source.throttle(.seconds(50), latest: false, scheduler: scheduler) }
    #expect(observer.events == [.next(210, 1), .next(270, 3), .completed(410)])
  }

  @Test("delay shifts all elements and the completion by the due time") func delay() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(230, 2), .completed(250)])
    let observer = scheduler.start { source.delay(.seconds(100), scheduler: scheduler) }
    #expect(observer.events == [.next(310, 1), .next(330, 2), .completed(350)])
  }

  @Test("delay passes an error on at once") func delayError() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(250, TestError())])
    let observer = scheduler.start { source.delay(.seconds(100), scheduler: scheduler) }
    #expect(observer.events == [.error(250, TestError())])
  }

  @Test("interval counts until it is disposed") func interval() {
    let observer = scheduler.start(disposed: 650) { Observable<Int>.interval(.seconds(100), scheduler: scheduler) }
    #expect(observer.events == [.next(300, 0), .next(400, 1), .next(500, 2), .next(600, 3)])
  }

  @Test("A timer without a period sends 0 and completes") func timer() {
    let observer = scheduler.start { Observable<Int>.timer(.seconds(100), scheduler: scheduler) }
    #expect(observer.events == [.next(300, 0), .completed(300)])
  }
}
