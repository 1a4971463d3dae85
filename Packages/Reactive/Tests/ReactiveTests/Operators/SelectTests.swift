import Reactive
import ReactiveTesting
import Testing

@Suite struct SelectTests {
  let scheduler = TestScheduler(initialClock: 0)

  @Test(arguments: [
    ("-a-b-c-|", "-a-(b|)"), ("-a-|", "-a-|"), ("-a-#", "-a-#"), ("|", "|"),
  ])
  func takeEndsAfterSoMany(_ lines: (String, String)) {
    let observer = scheduler.start { scheduler.createHotObservable(lines.0).take(2) }
    #expect(observer.difference(from: lines.1) == nil)
  }

  @Test func takeOfNoneEndsAtOnce() {
    let source = scheduler.createHotObservable("-a|")
    let observer = scheduler.start { source.take(0) }
    #expect(observer.line == "|")
    #expect(source.subscriptions.isEmpty)
  }

  @Test(arguments: [("-a-b-c-|", "-----c-|"), ("-a-|", "---|")])
  func skipLeavesOutTheFirst(_ lines: (String, String)) {
    let observer = scheduler.start { scheduler.createHotObservable(lines.0).skip(2) }
    #expect(observer.difference(from: lines.1) == nil)
  }

  @Test func takeAndSkipWhile() {
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

  @Test func skipUntilWaitsForTheOther() {
    let source = scheduler.createHotObservable("-a-b-c-|")
    let other = scheduler.createHotObservable("--x-y")
    let observer = scheduler.start { source.skip(until: other) }
    #expect(observer.difference(from: "---b-c-|") == nil)
    #expect(other.subscriptions == [Subscription(200, 202)])
  }

  @Test func takeAndSkipForATime() {
    let source = scheduler.createHotObservable("-a-b-c-|")
    let observer = scheduler.start { source.take(for: .seconds(4), scheduler: scheduler) }
    #expect(observer.difference(from: "-a-b|") == nil)
    let later = TestScheduler(initialClock: 0)
    let again = later.createHotObservable("-a-b-c-|")
    #expect(later.start { again.skip(.seconds(4), scheduler: later) }.difference(from: "-----c-|") == nil)
  }

  @Test func takeLastSendsAtTheEnd() {
    let observer = scheduler.start { scheduler.createHotObservable("-a-b-c-|").takeLast(2) }
    #expect(observer.difference(from: "-------(bc|)") == nil)
  }

  @Test(arguments: [("-a-b-|", "-(Optional(\"a\")|)"), ("--|", "--(nil|)"), ("--#", "--#")])
  func firstIsAnElementOrNil(_ lines: (String, String)) {
    let observer = scheduler.start { scheduler.createHotObservable(lines.0).first() }
    #expect(observer.difference(from: lines.1) == nil)
  }

  @Test func singleWantsExactlyOne() {
    func outcome(_ line: String) -> [Event<String>] {
      let scheduler = TestScheduler(initialClock: 0)
      return scheduler.start { scheduler.createHotObservable(line).single() }.events.map(\.value)
    }
    #expect(outcome("-a-|") == [.next("a"), .completed])
    #expect(outcome("-a-b-|") == [.next("a"), .error(RxError.moreThanOneElement)])
    #expect(outcome("---|") == [.error(RxError.noElements)])
  }

  @Test func elementAtCountsFromZero() {
    let observer = scheduler.start { scheduler.createHotObservable("-a-b-c-|").element(at: 1) }
    #expect(observer.difference(from: "---(b|)") == nil)
    let short = TestScheduler(initialClock: 0)
    let events = short.start { short.createHotObservable("-a-|").element(at: 1) }.events
    #expect(events == [.error(203, RxError.argumentOutOfRange)])
  }

  @Test func ignoreElementsPassesTheEnd() {
    let observer = scheduler.start { scheduler.createHotObservable("-a-b-|").ignoreElements() }
    #expect(observer.events.map(\.time) == [205])
  }

  @Test func sampleTakesTheLastNewOne() {
    let source = scheduler.createHotObservable("-a-b------c-|")
    let sampler = scheduler.createHotObservable("--x--x-x-----x")
    let observer = scheduler.start { source.sample(sampler) }
    #expect(observer.difference(from: "--a--b-------(c|)") == nil)
    let filled = TestScheduler(initialClock: 0)
    let slow = filled.createHotObservable("---a-|")
    let clock = filled.createHotObservable("-x-x-x|")
    #expect(filled.start { slow.sample(clock, defaultValue: "?") }.difference(from: "-?-a-(?|)") == nil)
  }

  @Test(arguments: [("-a-a-b-b-a-|", "-a---b---a-|")])
  func distinctUntilChangedLeavesOutRepetitions(_ lines: (String, String)) {
    let observer = scheduler.start { scheduler.createHotObservable(lines.0).distinctUntilChanged() }
    #expect(observer.difference(from: lines.1) == nil)
  }

  @Test func distinctUntilChangedComparesWhatItIsTold() {
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
