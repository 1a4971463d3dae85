/// A type whose work can be ended, such as a subscription, a timer or scheduled work.
public protocol Disposable {
  /// Ends the work and releases what it holds. Further calls do nothing.
  ///
  /// Each type documents what it releases, and in which order.
  func dispose()
}

extension Disposable {
  /// Adds this disposable to `bag`, which disposes it when the bag is released.
  ///
  /// - Cost: an entry in the bag until the bag is released, even if the work ends earlier.
  /// - On error: a subscription that ends with an error keeps its entry in the bag.
  /// - On dispose: the bag disposes its contents in the order of insertion.
  @inlinable
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// A disposable that records whether it has been disposed.
public protocol Cancelable: Disposable {
  /// Whether it has been disposed.
  var isDisposed: Bool { get }
}
