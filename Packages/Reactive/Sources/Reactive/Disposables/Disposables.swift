/// Makes disposables.
public enum Disposables {
  /// A disposable that runs `dispose` once, when it is disposed.
  ///
  /// - Cost: one allocation beside the closure.
  /// - On dispose: the closure is called, then freed; a second dispose does nothing.
  @inlinable
  public static func create(with dispose: @escaping () -> Void) -> any Cancelable {
    ClosureDisposable(dispose)
  }

  /// A disposable that does nothing. Costs nothing.
  @inlinable
  public static func create() -> any Disposable { NoDisposable() }

  /// A disposable that disposes others, in the order given.
  ///
  /// - Cost: that of a ``CompositeDisposable``.
  /// - On dispose: each is disposed once.
  public static func create(_ disposables: any Disposable...) -> any Cancelable { CompositeDisposable(disposables) }

  /// A disposable that disposes others, in the order given.
  ///
  /// - Cost: that of a ``CompositeDisposable``.
  /// - On dispose: each is disposed once.
  public static func create(_ disposables: [any Disposable]) -> any Cancelable { CompositeDisposable(disposables) }
}

/// Nothing to dispose.
@usableFromInline
struct NoDisposable: Disposable {
  @inlinable
  init() {}

  @usableFromInline
  func dispose() {}
}
