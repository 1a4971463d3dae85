/// The run that a subscriber started who wants to hear of its end.
@usableFromInline
final class Subscription: Scope {
  @usableFromInline var onError: ((any Error) -> Void)?
  @usableFromInline var onCompleted: (() -> Void)?
  @usableFromInline var onDisposed: (() -> Void)?

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
    tellDisposed()
  }

  @usableFromInline
  override func release() {
    super.release()
    tellDisposed()
    onError = nil
    onCompleted = nil
  }

  private func tellDisposed() {
    let tell = onDisposed
    onDisposed = nil
    tell?()
  }
}
