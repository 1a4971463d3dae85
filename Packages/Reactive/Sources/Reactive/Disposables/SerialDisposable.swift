/// A disposable whose content can be replaced. Replacing it disposes the content before.
///
/// - Cost: one reference.
/// - On dispose: the content is disposed, and so is any that is set later.
public final class SerialDisposable: Cancelable {
  private var current: (any Disposable)?
  /// Whether it has been disposed.
  public private(set) var isDisposed = false

  /// Creates an empty one.
  public init() {}

  /// The content. Setting it disposes the content before; once this has been disposed, it disposes the new content.
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

  /// Disposes the content, and any that is set later.
  public func dispose() {
    isDisposed = true
    current.take()?.dispose()
  }
}
