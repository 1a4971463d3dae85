import Reactive
import ReactiveTesting
import Testing

@Suite struct MulticastTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test("A connectable observable sends elements while it is connected") func connectable() {
    let source = scheduler.createHotObservable("-a-b-c-|")
    let connectable = source.publish()
    var connection: (any Disposable)?
    scheduler.scheduleAt(202) { connection = connectable.connect() }
    scheduler.scheduleAt(204) { connection?.dispose() }
    let observer = scheduler.start { connectable }
    #expect(observer.difference(from: "---b") == nil)
    #expect(source.subscriptions == [Subscription(202, 204)])
  }

  @Test("refCount connects for the first subscriber and disconnects after the last") func refCount() {
    let subject = PublishSubject<Int>()
    let shared = subject.publish().refCount()
    #expect(!subject.hasObservers)
    let first = shared.subscribe()
    let second = shared.subscribe()
    #expect(subject.hasObservers)
    first.dispose()
    #expect(subject.hasObservers)
    second.dispose()
    #expect(!subject.hasObservers)
    let third = shared.subscribe()
    #expect(subject.hasObservers)
    third.dispose()
  }

  @Test("replay sends the stored elements to a new subscriber") func replay() {
    let subject = PublishSubject<Int>()
    let connectable = subject.replay(2)
    let connection = connectable.connect()
    for element in 1...3 { subject.onNext(element) }
    var received: [Int] = []
    _ = connectable.subscribe(onNext: { received.append($0) })
    #expect(received == [2, 3])
    let all = subject.replayAll()
    let second = all.connect()
    for element in 4...6 { subject.onNext(element) }
    received = []
    _ = all.subscribe(onNext: { received.append($0) })
    #expect(received == [4, 5, 6])
    connection.dispose()
    second.dispose()
    #expect(!subject.hasObservers)
  }

  @Test("After the end, the next subscriber of refCount starts the source again") func reconnect() {
    var runs = 0
    let source = Observable<Int>.deferred {
      runs += 1
      return .just(runs)
    }
    let shared = source.publish().refCount()
    var events: [Event<Int>] = []
    for _ in 1...2 { _ = shared.subscribe { events.append($0) } }
    #expect(events == [.next(1), .completed, .next(2), .completed])
  }

  @Test("multicast with a selector subscribes to its source once per subscription") func multicastSelector() {
    var runs = 0
    let source = Observable<Int>.deferred {
      runs += 1
      return .of(1, 2)
    }
    var sums: [Int] = []
    _ = source.multicast({ PublishSubject<Int>() }) { shared in
      Observable.zip(shared, shared.map { $0 * 10 }) { $0 + $1 }
    }.subscribe(onNext: { sums.append($0) })
    #expect(sums == [11, 22])
    #expect(runs == 1)
  }
}
