/// Stands for a disposable that is known later. It can be set once.
///
/// - Cost: one reference.
/// - On dispose: what is held is disposed at once, or what will be when it is set.
public final class SingleAssignmentDisposable: Cancelable {
  private var current: (any Disposable)?
  /// Whether it has been disposed.
  public private(set) var isDisposed = false

  /// Makes one that holds nothing.
  public init() {}

  /// Holds `disposable`; when this is disposed already, disposes it at once. Setting it twice is a programming error.
  public func setDisposable(_ disposable: any Disposable) {
    precondition(current == nil, "a SingleAssignmentDisposable can be set once")
    if isDisposed { disposable.dispose() } else { current = disposable }
  }

  /// Disposes what is held, or what will be.
  public func dispose() {
    if isDisposed { return }
    isDisposed = true
    current?.dispose()
    current = nil
  }
}
