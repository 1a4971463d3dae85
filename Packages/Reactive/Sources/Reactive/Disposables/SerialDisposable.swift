/// Holds one disposable at a time: setting another disposes the one before.
///
/// - Cost: one reference.
/// - On dispose: the one held is disposed, and every later one at once.
public final class SerialDisposable: Cancelable {
  private var current: (any Disposable)?
  /// Whether it has been disposed.
  public private(set) var isDisposed = false

  /// Makes one that holds nothing.
  public init() {}

  /// The one that is held. Setting it disposes the one before; after a dispose, the new one is disposed at once.
  public var disposable: any Disposable {
    get { current ?? Disposables.create() }
    set {
      let old = current
      if isDisposed { newValue.dispose() } else { current = newValue }
      old?.dispose()
    }
  }

  /// Disposes the one that is held, and every later one at once.
  public func dispose() {
    isDisposed = true
    let old = current
    current = nil
    old?.dispose()
  }
}
