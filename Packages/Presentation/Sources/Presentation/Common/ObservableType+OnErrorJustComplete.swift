import Reactive

extension ObservableType {
  /// Returns a driver that completes if the sequence fails. Failures of ports are elements, so only an input can fail.
  func asDriverOnErrorJustComplete() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }

  /// Returns a signal that completes if the sequence fails. Failures of ports are elements, so only an input can fail.
  func asSignalOnErrorJustComplete() -> Signal<Element> { asSignal(onErrorSignalWith: .empty()) }
}
