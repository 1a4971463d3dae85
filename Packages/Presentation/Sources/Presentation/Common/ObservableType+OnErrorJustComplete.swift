import Reactive

extension ObservableType {
  /// Returns a driver that completes if the sequence fails. Only an input can fail, because failures of ports are
  /// elements.
  func asDriverOnErrorJustComplete() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }

  /// Returns a signal that completes if the sequence fails. Only an input can fail, because failures of ports are
  /// elements.
  func asSignalOnErrorJustComplete() -> Signal<Element> { asSignal(onErrorSignalWith: .empty()) }
}
