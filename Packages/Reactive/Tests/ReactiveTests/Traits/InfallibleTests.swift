import Reactive
import ReactiveTesting
import Testing

/// Tests of the operators of infallible sequences.
@Suite struct InfallibleTests {
  private struct Photo {
    let id: Int
    let title: String
  }

  private func elements<Element>(_ source: Infallible<Element>) -> [Element] {
    var elements: [Element] = []
    _ = source.subscribe(onNext: { elements.append($0) })
    return elements
  }

  @Test("distinctUntilChanged compares by key, by key path or with a closure") func distinctUntilChanged() {
    let photos = Infallible.of(
      Photo(id: 1, title: "a"), Photo(id: 1, title: "b"), Photo(id: 2, title: "b"), Photo(id: 12, title: "c"))
    #expect(elements(photos.distinctUntilChanged { $0.id }).map(\.title) == ["a", "b", "c"])
    #expect(elements(photos.distinctUntilChanged { $0.id == $1.id }).map(\.title) == ["a", "b", "c"])
    #expect(elements(photos.distinctUntilChanged(at: \.title)).map(\.id) == [1, 1, 12])
    #expect(elements(photos.distinctUntilChanged({ $0.id }, comparer: { $0 % 10 == $1 % 10 })).map(\.id) == [1, 2])
  }

  @Test("take and skip select elements by a condition, a trigger or a time") func takeAndSkip() {
    let numbers = Infallible.of(1, 2, 3, 4)
    #expect(elements(numbers.take(while: { $0 < 3 })) == [1, 2])
    #expect(elements(numbers.take(while: { $0 < 3 }, behavior: .inclusive)) == [1, 2, 3])
    #expect(elements(numbers.take(until: { $0 == 3 })) == [1, 2])
    #expect(elements(numbers.skip(while: { $0 < 3 })) == [3, 4])
    #expect(elements(numbers.skip(until: Infallible<Void>.never())) == [])
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable("-a-b-c-").asInfallible(onErrorJustReturn: "")
    let observer = scheduler.start { source.take(for: .seconds(4), scheduler: scheduler).asObservable() }
    #expect(observer.difference(from: "-a-b|") == nil)
  }

  @Test("Infallible sequences can be concatenated, merged and combined") func combine() {
    let first = Infallible.of(1, 2)
    let second = Infallible.of(3)
    #expect(elements(first.concat(second)) == [1, 2, 3])
    #expect(elements(Infallible.concat(second, first)) == [3, 1, 2])
    #expect(elements(Infallible.concat([first, second])) == [1, 2, 3])
    #expect(elements(Infallible.merge([first, second])) == [1, 3, 2])
    #expect(elements(first.withLatestFrom(second)) == [3, 3])
    #expect(elements(first.scan(into: []) { $0.append($1) }) == [[1], [1, 2]])
  }

  @Test("do calls its closures for each event") func doClosures() {
    var log: [String] = []
    _ = Infallible.of(1, 2)
      .do(onNext: { log.append("\($0)") }, onCompleted: { log.append("|") }, onSubscribe: { log.append("^") })
      .subscribe(onNext: { _ in })
    #expect(log == ["^", "1", "2", "|"])
  }

  @Test("subscribe(with:), bind(with:) and withUnretained hold the object weakly") func weakObservers() {
    final class Screen {
      var shown: [Int] = []
    }
    let relay = PublishRelay<Int>()
    let numbers = relay.asInfallible(onErrorJustReturn: 0)
    var screen: Screen? = Screen()
    var pairs: [Int] = []
    var isOver = false
    let bag = DisposeBag()
    if let screen {
      numbers.subscribe(with: screen, onNext: { $0.shown.append($1) }).disposed(by: bag)
      numbers.bind(with: screen) { $0.shown.append(-$1) }.disposed(by: bag)
      numbers.withUnretained(screen) { $0.shown.count * 10 + $1 }
        .subscribe(onNext: { pairs.append($0) }, onCompleted: { isOver = true }).disposed(by: bag)
    }
    relay.accept(1)
    #expect(screen?.shown == [1, -1])
    #expect(pairs == [21])
    screen = nil
    relay.accept(2)
    #expect(isOver)
  }

  @Test("An infallible sequence can be bound to every kind of relay") func bindToRelays() {
    let publish = PublishRelay<Int?>()
    let behavior = BehaviorRelay(value: 0)
    let optional = BehaviorRelay<Int?>(value: nil)
    let replay = ReplayRelay<Int>.createUnbound()
    var received: [Int?] = []
    let bag = DisposeBag()
    publish.subscribe(onNext: { received.append($0) }).disposed(by: bag)
    let numbers = Infallible.of(1, 2)
    numbers.bind(to: publish).disposed(by: bag)
    numbers.bind(to: behavior).disposed(by: bag)
    numbers.bind(to: optional).disposed(by: bag)
    numbers.bind(to: replay).disposed(by: bag)
    replay.subscribe(onNext: { received.append($0) }).disposed(by: bag)
    #expect(received == [1, 2, 1, 2])
    #expect(behavior.value == 2)
    #expect(optional.value == 2)
  }

  @Test("observe(on:) and subscribe(on:) use the given scheduler") func schedulers() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable("-a-b-").asInfallible(onErrorJustReturn: "")
    #expect(scheduler.start { source.observe(on: scheduler).asObservable() }.difference(from: "--a-b") == nil)
    let later = TestScheduler(initialClock: 0)
    let cold = later.createColdObservable("-a-").asInfallible(onErrorJustReturn: "")
    #expect(later.start { cold.subscribe(on: later).asObservable() }.difference(from: "--a") == nil)
  }
}
