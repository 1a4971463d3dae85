import Reactive
import ReactiveTesting
import Testing

/// Tests that sequences such as `from` take turns, as in RxSwift: each sequence sends one element per turn.
@Suite struct TurnTests {
  private let scheduler = TestScheduler()

  @Test("Sequences that are merged in one subscription alternate, one element per turn")
  func turns() {
    var received: [Int] = []
    _ = Observable.from([1, 3, 5]).concat(Observable.of(7))
      .amb(Observable<Int>.never()).subscribe(onNext: { received.append($0) })
    _ = Observable.merge(.from([1, 3, 5]), .range(start: 10, count: 2)).subscribe(onNext: { received.append($0) })
    #expect(received == [1, 3, 5, 7, 1, 10, 3, 11, 5])
  }

  @Test("Merged sequences alternate even if they start after the subscription", arguments: LateStart.allCases)
  func lateTurns(_ start: LateStart) {
    let trigger = PublishSubject<Int>()
    var received: [Int] = []
    _ = start.observable(trigger, .merge(.from([1, 3]), .from([2, 4])), scheduler)
      .subscribe(onNext: { received.append($0) })
    trigger.onNext(0)
    scheduler.start()
    #expect(received == [1, 2, 3, 4])
  }

  /// An operator that starts a sequence after the subscription, when `trigger` sends or `scheduler` runs.
  enum LateStart: CaseIterable {
    case flatMap, flatMapLatest, flatMapFirst, concatMap, waiting, concat, `catch`, retry, retryWhen, ifEmpty, andThen
    case delaySubscription, subscribeOn, timeout, sharedFlatMap

    func observable(
      _ trigger: PublishSubject<Int>, _ late: Observable<Int>, _ scheduler: TestScheduler
    ) -> Observable<Int> {
      let completing = trigger.take(1).filter { _ in false }
      let failing = trigger.map { (_: Int) throws(TestError) -> Int in throw TestError() }
      switch self {
      case .flatMap: return trigger.flatMap { _ in late }
      case .flatMapLatest: return trigger.flatMapLatest { _ in late }
      case .flatMapFirst: return trigger.flatMapFirst { _ in late }
      case .concatMap: return trigger.concatMap { _ in late }
      case .waiting: return Observable.of(completing, late).concatMap { $0 }
      case .concat: return completing.concat(late)
      case .catch: return failing.catch { _ in late }
      case .retry: return .catch(sequence: [failing, late])
      case .retryWhen:
        var attempts = [failing, late].makeIterator()
        return Observable.deferred { attempts.next() ?? .empty() }.retry(when: { $0 })
      case .ifEmpty: return completing.ifEmpty(switchTo: late)
      case .andThen: return completing.ignoreElements().asCompletable().andThen(late)
      case .delaySubscription: return late.delaySubscription(.seconds(1), scheduler: scheduler)
      case .subscribeOn: return late.subscribe(on: scheduler)
      case .timeout: return Observable.never().timeout(.seconds(1), other: late, scheduler: scheduler)
      case .sharedFlatMap: return trigger.flatMap { _ in late }.share()
      }
    }
  }

  @Test("The source sequences of groupBy and multicast take turns with the subscription's other sequences")
  func turnsBelowOperators() {
    let odd = Observable.from([1, 3])
    for first in [odd.groupBy { $0 }.flatMap { $0 }, odd.multicast({ PublishSubject<Int>() }, selector: { $0 })] {
      var received: [Int] = []
      _ = Observable.merge(first, .from([2, 4])).subscribe(onNext: { received.append($0) })
      #expect(received == [1, 2, 3, 4])
    }
  }

  @Test("Inner sequences that start after the subscription take turns, both upstream and downstream of groupBy")
  func lateTurnsAroundGroupBy() {
    let trigger = PublishSubject<Int>()
    var received: [Int] = []
    _ = trigger.flatMap { _ in Observable.from([1, 2]) }.groupBy { $0 }
      .flatMap { $0.flatMap { Observable.from([$0, $0 * 10, $0 * 100]) } }
      .subscribe(onNext: { received.append($0) })
    trigger.onNext(0)
    #expect(received == [1, 10, 2, 100, 20, 200])
  }

  @Test("Sequences that a shared source starts after the subscription take turns only with each other")
  func lateTurnsAboveShare() {
    let trigger = PublishSubject<Int>()
    var received: [Int] = []
    _ = trigger.flatMap { _ in Observable.from([1, 2]) }.share().flatMap { Observable.from([$0, $0 * 10, $0 * 100]) }
      .subscribe(onNext: { received.append($0) })
    trigger.onNext(0)
    // RxSwift: 1, 10, 2, 100, 20, 200.
    #expect(received == [1, 10, 100, 2, 20, 200])
  }

  @Test("A shared sequence that is merged with itself starts after both subscribers have been added")
  func sharedTurns() {
    var received: [Int] = []
    let shared = Observable.of(1, 2).share()
    _ = Observable.merge(shared, shared).subscribe(onNext: { received.append($0) })
    #expect(received == [1, 1, 2, 2])
  }
}
