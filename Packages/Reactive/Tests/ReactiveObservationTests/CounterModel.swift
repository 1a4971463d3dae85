import Reactive
import ReactiveObservation

@MainActor
final class CounterModel {
  @Driven var count = 0
  @Driven var isEnabled = false

  let increase = PublishRelay<Void>()
  let decrease = PublishRelay<Void>()
  private let bag = DisposeBag()

  init(_ viewModel: CounterViewModel) {
    let output = viewModel.transform(
      CounterViewModel.Input(increase: increase.asObservable(), decrease: decrease.asObservable()))
    output.count.drive($count).disposed(by: bag)
    output.isEnabled.drive($isEnabled).disposed(by: bag)
  }
}
