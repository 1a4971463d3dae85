import Reactive
import ReactiveTesting
import Testing

@Suite struct GatheringTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test("reduce sends its result at completion") func reduce() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let observer = scheduler.start { source.reduce(10, accumulator: +) }
    #expect(observer.events == [.next(230, 13), .completed(230)])
  }

  @Test("An error that reduce's closure throws ends the sequence") func reduceThrows() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let observer = scheduler.start {
      source.reduce(0) { (_: Int, element: Int) throws(TestError) in throw TestError(number: element) }
    }
    #expect(observer.events == [.error(210, TestError(number: 1))])
    #expect(source.subscriptions == [Subscription(200, 210)])
  }

  @Test("toArray sends all elements at completion") func toArray() {
    let source = scheduler.createHotObservable([.next(210, 1), .next(220, 2), .completed(230)])
    let observer = scheduler.start { source.toArray() }
    #expect(observer.events == [.next(230, [1, 2]), .completed(230)])
  }

  @Test("buffer sends its array when the array is full or the time span has passed") func buffer() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(230, 3), .next(310, 4), .completed(320),
    ])
    let observer = scheduler.start { source.buffer(timeSpan: .seconds(70), count: 3, scheduler: scheduler) }
    #expect(observer.events == [.next(230, [1, 2, 3]), .next(300, []), .next(320, [4]), .completed(320)])
  }

  @Test("window opens a new window when the current window is full or its time span has passed") func window() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(230, 3), .next(310, 4), .completed(320),
    ])
    let observer = scheduler.start {
      source.window(timeSpan: .seconds(70), count: 3, scheduler: scheduler).enumerated().flatMap { window in
        window.element.map { "\(window.index): \($0)" }
      }
    }
    #expect(
      observer.events == [
        .next(210, "0: 1"), .next(220, "0: 2"), .next(230, "0: 3"), .next(310, "2: 4"), .completed(320),
      ])
  }

  @Test("groupBy sends one group per key") func groupBy() {
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .next(230, 3), .next(240, 4), .completed(250),
    ])
    let observer = scheduler.start {
      source.groupBy { $0.isMultiple(of: 2) }.flatMap { group in group.map { "\(group.key) \($0)" } }
    }
    #expect(
      observer.events == [
        .next(210, "false 1"), .next(220, "true 2"), .next(230, "false 3"), .next(240, "true 4"), .completed(250),
      ])
  }

  @Test("The source of groupBy stays subscribed while a group has a subscriber") func subscribedGroup() {
    let subject = PublishSubject<Int>()
    var inner: (any Disposable)?
    var received: [Int] = []
    let outer = subject.groupBy { $0 % 2 }.subscribe(onNext: { group in
      if inner == nil { inner = group.subscribe(onNext: { received.append($0) }) }
    })
    subject.onNext(1)
    outer.dispose()
    subject.onNext(3)
    #expect(received == [1, 3])
    inner?.dispose()
    #expect(!subject.hasObservers)
  }

  @Test("dematerialize reverses materialize") func materialize() {
    let source = scheduler.createHotObservable([.next(210, 1), .error(220, TestError())])
    let observer = scheduler.start { source.materialize() }
    #expect(observer.elements == [.next(1), .error(TestError())])
    #expect(observer.events.last == .completed(220))
    let back = TestScheduler(initialClock: 0)
    let again = back.createHotObservable([.next(210, 1), .error(220, TestError())])
    #expect(back.start { again.materialize().dematerialize() }.events == [.next(210, 1), .error(220, TestError())])
  }

  @Test("pairwise pairs each element with the previous one; enumerated adds the index") func pairwiseAndEnumerated() {
    var pairs: [String] = []
    _ = Observable.of("a", "b", "c").pairwise().subscribe(onNext: { pairs.append($0 + $1) })
    #expect(pairs == ["ab", "bc"])
    var numbered: [String] = []
    _ = Observable.of("a", "b").enumerated().subscribe(onNext: { numbered.append("\($0.index)\($0.element)") })
    #expect(numbered == ["0a", "1b"])
  }

  @Test("decode sends values and fails with the decoder's error") func decode() {
    struct Decoder: DataDecoder {
      func decode<Value: Decodable>(_ type: Value.Type, from data: String) throws -> Value {
        guard let value = Int(data) as? Value else { throw TestError() }
        return value
      }
    }
    var events: [Event<Int>] = []
    _ = Observable.of("1", "x").decode(type: Int.self, decoder: Decoder()).subscribe { events.append($0) }
    #expect(events == [.next(1), .error(TestError())])
  }

  @Test("flatMapLatest completes with its source if all inner sequences have ended")
  func flatMapLatestOfShortSequences() {
    let subject = PublishSubject<Int>()
    var events: [Event<Int>] = []
    _ = subject.flatMapLatest { Observable.of($0, $0 * 10) }.subscribe { events.append($0) }
    subject.onNext(1)
    subject.onNext(2)
    subject.onCompleted()
    #expect(events == [.next(1), .next(10), .next(2), .next(20), .completed])
  }

  @Test("merge(maxConcurrent:) starts a waiting sequence when another one completes") func mergeLimit() {
    let inner = scheduler.createColdObservable([.next(10, 1), .completed(20)])
    let source = scheduler.createHotObservable([.next(210, 0), .next(211, 0), .next(212, 0), .completed(213)])
    let observer = scheduler.start { source.map { _ in inner.asObservable() }.merge(maxConcurrent: 2) }
    #expect(observer.events == [.next(220, 1), .next(221, 1), .next(240, 1), .completed(250)])
    #expect(inner.subscriptions == [Subscription(210, 230), Subscription(211, 231), Subscription(230, 250)])
  }
}
