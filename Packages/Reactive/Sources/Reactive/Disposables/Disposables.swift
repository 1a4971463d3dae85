/// A namespace for functions that create disposables.
public enum Disposables {
  /// Returns a disposable that runs `dispose` once, when it is disposed.
  ///
  /// - Cost: one allocation in addition to the closure.
  /// - On dispose: the closure is called, then released; further calls have no effect.
  @inlinable
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
    ClosureDisposable(dispose)
  }

  /// Returns a disposable that does nothing. Costs nothing.
  @inlinable
  public static func create() -> any Disposable { NoDisposable() }

  /// Returns a disposable that disposes the given disposables in the given order.
  ///
  /// - Cost: the cost of a ``CompositeDisposable``.
  /// - On dispose: disposes each disposable once.
  public static func create(_ disposables: any Disposable...) -> any Cancelable { CompositeDisposable(disposables) }

  /// Returns a disposable that disposes the given disposables in the given order.
  ///
  /// - Cost: the cost of a ``CompositeDisposable``.
  /// - On dispose: disposes each disposable once.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable { CompositeDisposable(disposables) }
}

/// A disposable that does nothing.
@usableFromInline
struct NoDisposable: Disposable {
  @inlinable
  init() {}

  @usableFromInline
  func dispose() {}
}
