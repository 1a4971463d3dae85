import Reactive

extension ObservableType {
  /// A driver of a sequence that does not fail of itself, since failures are answers: should an input fail, it ends.
  func asDriverOnErrorJustComplete() -> Driver<Element> { asDriver(onErrorDriveWith: .empty()) }

  /// A signal of a sequence that does not fail of itself, since failures are answers: should an input fail, it ends.
  func asSignalOnErrorJustComplete() -> Signal<Element> { asSignal(onErrorSignalWith: .empty()) }
}
