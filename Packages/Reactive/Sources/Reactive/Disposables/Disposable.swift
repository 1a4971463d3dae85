/// What can be ended: a subscription, a timer, a piece of work.
public protocol Disposable {
  /// Ends it and gives back what it holds. Doing so twice is harmless.
  func dispose()
}

extension Disposable {
  /// Leaves it to `bag` to dispose this, at the latest when the bag itself goes.
  @inlinable
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// A disposable that knows whether it has been disposed.
public protocol Cancelable: Disposable {
  /// Whether it has been disposed.
  var isDisposed: Bool { get }
}
