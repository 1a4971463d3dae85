/// A disposable whose content can be replaced. Replacing the content disposes the previous content.
///
/// - Cost: one reference.
/// - On dispose: disposes the content. Content that is set after the disposal is disposed at once.
public final class SerialDisposable: Cancelable {
  private var current: (any Disposable)?
  /// Whether this disposable has been disposed.
  public private(set) var isDisposed = false

  /// Creates a disposable without content.
  public init() {}

  /// The content. New content replaces and disposes the previous content. After the disposal of this object, new
  /// content is disposed at once.
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

  /// Disposes the content. Content that is set after the disposal is disposed at once.
  public func dispose() {
    isDisposed = true
    current.take()?.dispose()
  }
}
