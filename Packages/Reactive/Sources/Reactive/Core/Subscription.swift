/// The scope of one call of `subscribe`. At the end of the source, this scope calls the subscriber's closure for errors
/// or for completion.
@usableFromInline
final class Subscription: Scope {
  private var onError: ((any Error) -> Void)?
  private var onCompleted: (() -> Void)?
  private var onDisposed: (() -> Void)?

  @usableFromInline
  init(_ onError: ((any Error) -> Void)?, _ onCompleted: (() -> Void)?, _ onDisposed: (() -> Void)?) {
    self.onError = onError
    self.onCompleted = onCompleted
    self.onDisposed = onDisposed
    super.init()
  }

  @usableFromInline
  override func terminate(_ error: (any Error)?) {
    if let error { onError?(error) } else { onCompleted?() }
    notifyDisposed()
  }

  @usableFromInline
  override func release() {
    super.release()
    notifyDisposed()
    let discarded = (onError.take(), onCompleted.take())
    extendLifetime(discarded)
  }

  private func notifyDisposed() { onDisposed.take()?() }
}
