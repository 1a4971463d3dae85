/// A disposable whose content is set later, once.
///
/// - Cost: one reference.
/// - On dispose: disposes the content at once, or as soon as the content is set.
public final class SingleAssignmentDisposable: Cancelable {
  private var current: (any Disposable)?
  /// Whether this disposable has been disposed.
  public private(set) var isDisposed = false

  /// Creates a disposable without content.
  public init() {}

  /// Sets the content, and disposes the content at once if this object has been disposed. Setting the content twice is
  /// a programming error.
  public func setDisposable(_ disposable: any Disposable) {
    precondition(current == nil, "a SingleAssignmentDisposable can be set only once")
    if isDisposed { disposable.dispose() } else { current = disposable }
  }

  /// Disposes the content at once, or as soon as the content is set.
  public func dispose() {
    isDisposed = true
    current.take()?.dispose()
  }
}
