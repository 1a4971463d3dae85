/// A disposable that only records whether it has been disposed.
///
///     let isCancelled = BooleanDisposable()
///     for element in elements where !isCancelled.isDisposed { observer.onNext(element) }
///
/// - Cost: one allocation.
/// - On dispose: ``isDisposed`` becomes true.
public final class BooleanDisposable: Cancelable {
  /// Whether this disposable has been disposed.
  public private(set) var isDisposed: Bool

  /// Creates a disposable that has not been disposed.
  public convenience init() { self.init(isDisposed: false) }

  /// Creates a disposable in the given state.
  public init(isDisposed: Bool) { self.isDisposed = isDisposed }

  /// Sets ``isDisposed``.
  public func dispose() { isDisposed = true }
}
