/// A disposable whose content can be replaced. Replacing the content disposes the previous one.
///
/// - Cost: one reference.
/// - On dispose: disposes the content, and all content that is set later.
public final class SerialDisposable: Cancelable {
  private var current: (any Disposable)?
  /// Whether it has been disposed.
  public private(set) var isDisposed = false

  /// Creates a disposable without content.
  public init() {}

  /// The content. Setting the content disposes the previous content, or the new one if this disposable has been
  /// disposed.
  public var disposable: any Disposable {
    get { current ?? Disposables.create() }
    set {
      if isDisposed {
        newValue.dispose()
      } else {
        exchange(&current, with: newValue)?.dispose()
      }
    }
  }

  /// Disposes the content, and all content that is set later.
  public func dispose() {
    isDisposed = true
    current.take()?.dispose()
  }
}
