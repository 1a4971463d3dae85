/// A disposable whose content is set later, once.
///
/// - Cost: one reference.
/// - On dispose: disposes the content at once, or when it is set.
public final class SingleAssignmentDisposable: Cancelable {
  private var current: (any Disposable)?
  /// Whether it has been disposed.
  public private(set) var isDisposed = false

  /// Creates a disposable without content.
  public init() {}

  /// Sets the content, and disposes it at once if this disposable has been disposed. Setting it twice is a programming
  /// error.
  public func setDisposable(_ disposable: any Disposable) {
    precondition(current == nil, "a SingleAssignmentDisposable can be set only once")
    if isDisposed { disposable.dispose() } else { current = disposable }
  }

  /// Disposes the content, now or when it is set.
  public func dispose() {
    isDisposed = true
    current.take()?.dispose()
  }
}
