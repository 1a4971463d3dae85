import Reactive
import ReactiveTesting
import Testing

@Suite struct OwnSourceTests {
  /// A project's own source, which implements only `subscribe(_:)`.
  final class Countdown: ObservableType {
    typealias Element = Int
    private(set) var subscriptions = 0
    private(set) var disposals = 0

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
      subscriptions += 1
      for number in [3, 2, 1] { observer.onNext(number) }
      observer.onCompleted()
      return Disposables.create { self.disposals += 1 }
    }
  }

  @Test("A source that implements subscribe(_:) has all operators") func operatorsOfAnOwnSource() throws {
    let source = Countdown()
    var events: [Event<Int>] = []
    _ = source.map { $0 * 10 }.filter { $0 > 10 }.subscribe { events.append($0) }
    #expect(events == [.next(30), .next(20), .completed])
    #expect(try source.asObservable().toBlocking().toArray() == [3, 2, 1])
    #expect(try Observable.merge(source.asObservable(), .just(0)).toBlocking().toArray() == [3, 2, 1, 0])
    #expect(source.subscriptions == 3)
    #expect(source.disposals == 3)
  }

  @Test("A source with a generic subscribe(_:) accepts any observer") func ownSourceWithAnObserver() {
    let scheduler = TestScheduler(initialClock: 0)
    let observer = scheduler.createObserver(Int.self)
    func subscribe(_ source: some ObservableType<Int>) -> any Disposable { source.subscribe(observer) }
    _ = subscribe(Countdown())
    _ = subscribe(Observable.of(7))
    #expect(observer.events.map(\.value) == [.next(3), .next(2), .next(1), .completed, .next(7), .completed])
  }

  @Test("RxError has the case unknown") func unknownError() {
    #expect(RxError.unknown != .timeout)
  }
}
