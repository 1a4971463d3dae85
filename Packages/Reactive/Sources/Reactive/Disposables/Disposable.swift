/// What can be ended: a subscription, a timer, a piece of work.
public protocol Disposable {
  /// Ends it and gives back what it holds. Doing so twice is harmless.
  ///
  /// Each type says what it gives back, and in which order.
  func dispose()
}

extension Disposable {
  /// Leaves it to `bag` to dispose this, at the latest when the bag itself goes.
  ///
  /// - Cost: one place in the bag, until the bag goes: also when this has ended before.
  /// - On error: nothing: an error that ends a subscription leaves its place in the bag.
  /// - On dispose: the bag disposes in the order in which it was given.
  @inlinable
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// A disposable that knows whether it has been disposed.
public protocol Cancelable: Disposable {
  /// Whether it has been disposed.
  var isDisposed: Bool { get }
}
