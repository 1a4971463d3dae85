import Reactive

extension ObservableType {
  /// Returns a driver that completes if the sequence fails. Only an input sequence can fail, because the failures of
  /// ports are emitted as elements.
  func asDriverOnErrorJustComplete() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }

  /// Returns a signal that completes if the sequence fails. Only an input sequence can fail, because the failures of
  /// ports are emitted as elements.
  func asSignalOnErrorJustComplete() -> Signal<Element> { asSignal(onErrorSignalWith: .empty()) }
}
