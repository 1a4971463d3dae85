/// Disposes another once it has been disposed itself and everything that ``retain()`` gave has been, too.
public final class RefCountDisposable: Cancelable {
  private var inner: (any Disposable)?
  private var count = 0
  /// Whether it has been disposed; the other may still live.
  public private(set) var isDisposed = false

  /// Makes one that holds `disposable`.
  public init(disposable: any Disposable) { inner = disposable }

  /// Gives a disposable that keeps the other alive until it is disposed.
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
