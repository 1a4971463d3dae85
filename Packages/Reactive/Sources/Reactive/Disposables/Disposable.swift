/// Work that can be ended, such as a subscription, a timer or a scheduled action.
public protocol Disposable {
  /// Ends the work and releases its resources. Further calls do nothing.
  ///
  /// Each conforming type documents which resources it releases and in which order.
  func dispose()
}

extension Disposable {
  /// Adds this disposable to `bag`. A bag that is released disposes its contents.
  ///
  /// - Cost: one entry in the bag until the bag is released, even if the work ends earlier.
  /// - On error: a subscription that has failed stays in the bag.
  /// - On dispose: the bag disposes its contents in the order of insertion.
  @inlinable
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// A disposable that records whether it has been disposed.
public protocol Cancelable: Disposable {
  /// Whether this disposable has been disposed.
  var isDisposed: Bool { get }
}
