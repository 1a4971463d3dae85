/// A disposable that disposes an underlying disposable after this object and all results of ``retain()`` have been
/// disposed.
///
/// - Cost: one reference and a counter.
/// - On dispose: disposes the underlying disposable at once, or when the last result of ``retain()`` is disposed.
public final class RefCountDisposable: Cancelable {
  private var inner: (any Disposable)?
  private var count = 0
  /// Whether this disposable has been disposed. The underlying disposable may still be active.
  public private(set) var isDisposed = false

  /// Creates a disposable that disposes `disposable`.
  public init(disposable: any Disposable) { inner = disposable }

  /// Returns a disposable that keeps the underlying disposable active until the result is disposed.
  ///
  /// - Cost: one allocation.
  /// - On dispose: decrements the counter. When the counter reaches zero, disposes the underlying disposable if this
  ///   object has been disposed.
  public func retain() -> any Disposable {
    if inner == nil { return Disposables.create() }
    count += 1
    return Disposables.create { [self] in
      count -= 1
      disposeIfUnused()
    }
  }

  /// Disposes the underlying disposable at once, or when the last result of ``retain()`` is disposed.
  public func dispose() {
    isDisposed = true
    disposeIfUnused()
  }

  private func disposeIfUnused() {
    if isDisposed, count == 0 { inner.take()?.dispose() }
  }
}
