import Reactive
import ReactiveTesting
import Testing

@Suite struct SelectTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test(
    "take(2) completes after two elements",
    arguments: [
      ("-a-b-c-|", "-a-(b|)"), ("-a-|", "-a-|"), ("-a-#", "-a-#"), ("|", "|"),
    ])
  func take(_ lines: (String, String)) {
    let observer = scheduler.start { scheduler.createHotObservable(lines.0).take(2) }
    #expect(observer.difference(from: lines.1) == nil)
  }

  @Test("take(0) completes at once without a subscription to its source") func takeZero() {
    let source = scheduler.createHotObservable("-a|")
    let observer = scheduler.start { source.take(0) }
    #expect(observer.line == "|")
    #expect(source.subscriptions.isEmpty)
  }

  @Test("skip(2) skips the first two elements", arguments: [("-a-b-c-|", "-----c-|"), ("-a-|", "---|")])
  func skip(_ lines: (String, String)) {
    let observer = scheduler.start { scheduler.createHotObservable(lines.0).skip(2) }
    #expect(observer.difference(from: lines.1) == nil)
  }

  @Test("When the predicate's result changes, take(while:) and take(until:) end, and skip(while:) starts to send")
  func takeAndSkipWhile() {
    let source = scheduler.createHotObservable("-a-b-c-a-|")
    let taken = scheduler.createObserver(String.self)
    let inclusive = scheduler.createObserver(String.self)
    let skipped = scheduler.createObserver(String.self)
    let bag = DisposeBag()
    scheduler.scheduleAt(200) {
      source.take(while: { $0 < "c" }).subscribe(taken).disposed(by: bag)
      source.take(until: { $0 == "c" }, behavior: .inclusive).subscribe(inclusive).disposed(by: bag)
      source.skip(while: { $0 < "b" }).subscribe(skipped).disposed(by: bag)
    }
    scheduler.start()
    #expect(taken.difference(from: "-a-b-|") == nil)
    #expect(inclusive.difference(from: "-a-b-(c|)") == nil)
    #expect(skipped.difference(from: "---b-c-a-|") == nil)
  }

  @Test("skip(until:) sends elements after the first element of the other source") func skipUntil() {
    let source = scheduler.createHotObservable("-a-b-c-|")
    let other = scheduler.createHotObservable("--x-y")
    let observer = scheduler.start { source.skip(until: other) }
    #expect(observer.difference(from: "---b-c-|") == nil)
    #expect(other.subscriptions == [Subscription(200, 202)])
  }

  @Test("take(for:) sends the elements before the due time, and skip(_:scheduler:) sends the later elements")
  func takeAndSkipForATime() {
    let source = scheduler.createHotObservable("-a-b-c-|")
    let observer = scheduler.start { source.take(for: .seconds(4), scheduler: scheduler) }
    #expect(observer.difference(from: "-a-b|") == nil)
    let later = TestScheduler(initialClock: 0)
    let again = later.createHotObservable("-a-b-c-|")
    #expect(later.start { again.skip(.seconds(4), scheduler: later) }.difference(from: "-----c-|") == nil)
  }

  @Test("takeLast sends the last elements at completion") func takeLast() {
    let observer = scheduler.start { scheduler.createHotObservable("-a-b-c-|").takeLast(2) }
    #expect(observer.difference(from: "-------(bc|)") == nil)
  }

  @Test(
    "first sends the first element, or nil for an empty sequence",
    arguments: [("-a-b-|", "-(Optional(\"a\")|)"), ("--|", "--(nil|)"), ("--#", "--#")]
  )
  func first(_ lines: (String, String)) {
    let observer = scheduler.start { scheduler.createHotObservable(lines.0).first() }
    #expect(observer.difference(from: lines.1) == nil)
  }

  @Test("single fails unless there is exactly one element") func single() {
    func outcome(_ line: String) -> [Event<String>] {
      let scheduler = TestScheduler(initialClock: 0)
      return scheduler.start { scheduler.createHotObservable(line).single() }.events.map(\.value)
    }
    #expect(outcome("-a-|") == [.next("a"), .completed])
    #expect(outcome("-a-b-|") == [.next("a"), .error(RxError.moreThanOneElement)])
    #expect(outcome("---|") == [.error(RxError.noElements)])
  }

  @Test("element(at:) counts from 0 and fails if the sequence is too short") func elementAt() {
    let observer = scheduler.start { scheduler.createHotObservable("-a-b-c-|").element(at: 1) }
    #expect(observer.difference(from: "---(b|)") == nil)
    let short = TestScheduler(initialClock: 0)
    let events = short.start { short.createHotObservable("-a-|").element(at: 1) }.events
    #expect(events == [.error(203, RxError.argumentOutOfRange)])
  }

  @Test("ignoreElements sends only the end") func ignoreElements() {
    let observer = scheduler.start { scheduler.createHotObservable("-a-b-|").ignoreElements() }
    #expect(observer.events.map(\.time) == [205])
  }

  @Test("On each event of the sampler, sample sends the latest element if it is new, or else the default value")
  func sample() {
    let source = scheduler.createHotObservable("-a-b------c-|")
    let sampler = scheduler.createHotObservable("--x--x-x-----x")
    let observer = scheduler.start { source.sample(sampler) }
    #expect(observer.difference(from: "--a--b-------(c|)") == nil)
    let filled = TestScheduler(initialClock: 0)
    let slow = filled.createHotObservable("---a-|")
    let clock = filled.createHotObservable("-x-x-x|")
    #expect(filled.start { slow.sample(clock, defaultValue: "?") }.difference(from: "-?-a-(?|)") == nil)
  }

  @Test("distinctUntilChanged skips repeated elements", arguments: [("-a-a-b-b-a-|", "-a---b---a-|")])
  func distinctUntilChanged(_ lines: (String, String)) {
    let observer = scheduler.start { scheduler.createHotObservable(lines.0).distinctUntilChanged() }
    #expect(observer.difference(from: lines.1) == nil)
  }

  @Test("distinctUntilChanged compares by key path, by key or with a closure") func distinctByKey() {
    struct Item {
      let id: Int
      let name: String
    }
    let items = Observable.of(Item(id: 1, name: "a"), Item(id: 1, name: "b"), Item(id: 2, name: "b"))
    var byPath: [String] = []
    var byKey: [Int] = []
    var byBoth: Int = 0
    _ = items.distinctUntilChanged(at: \.name).subscribe(onNext: { byPath.append($0.name) })
    _ = items.distinctUntilChanged { $0.id }.subscribe(onNext: { byKey.append($0.id) })
    _ = items.distinctUntilChanged { $0.id == $1.id && $0.name == $1.name }.subscribe(onNext: { _ in byBoth += 1 })
    #expect(byPath == ["a", "b"])
    #expect(byKey == [1, 2])
    #expect(byBoth == 3)
  }
}
