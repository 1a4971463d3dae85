/// Disposes another once it has been disposed itself and everything that ``retain()`` gave has been, too.
///
/// - Cost: one reference and a count.
/// - On dispose: the other is disposed at once when nothing retains it, or with the last that does.
public final class RefCountDisposable: Cancelable {
  private var inner: (any Disposable)?
  private var count = 0
  /// Whether it has been disposed; the other may still live.
  public private(set) var isDisposed = false

  /// Makes one that holds `disposable`.
  public init(disposable: any Disposable) { inner = disposable }

  /// Gives a disposable that keeps the other alive until it is disposed.
  ///
  /// - Cost: one allocation.
  /// - On dispose: of the result: the count goes down; the last one after a dispose of this disposes the other.
  public func retain() -> any Disposable {
    if inner == nil { return Disposables.create() }
    count += 1
    return Disposables.create { [self] in
      count -= 1
      settle()
    }
  }

  /// Disposes the other, at once or with the last that ``retain()`` gave.
  public func dispose() {
    isDisposed = true
    settle()
  }

  private func settle() {
    if !isDisposed || count > 0 { return }
    let held = inner
    inner = nil
    held?.dispose()
  }
}
