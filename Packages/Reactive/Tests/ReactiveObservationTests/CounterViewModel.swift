import Reactive

@MainActor
final class CounterViewModel {
  struct Input {
    let increase: Observable<Void>
    let decrease: Observable<Void>
  }

  struct Output {
    let count: Driver<Int>
    let isEnabled: Driver<Bool>
  }

  func transform(_ input: Input) -> Output {
    let count = Observable.merge(input.increase.map { 1 }, input.decrease.map { -1 })
      .scan(0) { count, step in count + step }
      .startWith(0)
      .asDriver(onErrorJustReturn: 0)
    return Output(count: count, isEnabled: count.map { $0 < 10 })
  }
}
