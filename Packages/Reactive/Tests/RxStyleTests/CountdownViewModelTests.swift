import Reactive
import ReactiveTesting
import Testing

// A countdown that can be started, paused and stopped. The scheduler is a parameter, so that tests use virtual time.

@MainActor
final class CountdownViewModel {
  struct Input {
    let start: Observable<Void>
    let stop: Observable<Void>
    let isPaused: Observable<Bool>
  }

  struct Output {
    let seconds: Driver<String>
    let finished: Signal<Void>
  }

  private let length: Int
  private let period: RxTimeInterval
  private let scheduler: SchedulerType

  init(length: Int, period: RxTimeInterval = .seconds(1), scheduler: SchedulerType = MainScheduler.instance) {
    self.length = length
    self.period = period
    self.scheduler = scheduler
  }

  func transform(_ input: Input) -> Output {
    let length = self.length
    let remaining = input.start
      .flatMapLatest { [period, scheduler] _ in
        Observable<Int>.interval(period, scheduler: scheduler)
          .withLatestFrom(input.isPaused.startWith(false))
          .filter { !$0 }
          .scan(length) { remaining, _ in remaining - 1 }
          .startWith(length)
          .take(until: input.stop)
          .take(until: { $0 == 0 }, behavior: .inclusive)
      }
      .share(replay: 1)

    return Output(
      seconds: remaining.map { "\($0) s" }.asDriver(onErrorJustReturn: ""),
      finished: remaining.filter { $0 == 0 }.map { _ in }.asSignal(onErrorJustReturn: ()))
  }
}

@MainActor
@Suite struct CountdownViewModelTests {
  @Test("A paused countdown can be continued") func countdown() {
    let scheduler = TestScheduler(initialClock: 0)
    let disposeBag = DisposeBag()
    let viewModel = CountdownViewModel(length: 2, period: .seconds(10), scheduler: scheduler)
    let output = viewModel.transform(
      .init(
        start: scheduler.createHotObservable([.next(100, ()), .next(200, ())]).asObservable(),
        stop: scheduler.createHotObservable([.next(215, ())]).asObservable(),
        isPaused: scheduler.createHotObservable([.next(105, true), .next(125, false)]).asObservable()))
    let seconds = scheduler.createObserver(String.self)
    let finished = scheduler.createObserver(Bool.self)
    output.seconds.drive(seconds).disposed(by: disposeBag)
    output.finished.map { true }.emit(to: finished).disposed(by: disposeBag)
    scheduler.start()

    #expect(
      seconds.events == [
        .next(100, "2 s"), .next(130, "1 s"), .next(140, "0 s"), .next(200, "2 s"), .next(210, "1 s"),
      ])
    #expect(finished.events == [.next(140, true)])
  }
}
