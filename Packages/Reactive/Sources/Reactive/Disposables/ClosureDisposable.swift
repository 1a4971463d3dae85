/// A disposable that runs a closure once, when it is disposed.
@usableFromInline
final class ClosureDisposable: Resource, Cancelable {
  @usableFromInline var action: (() -> Void)?

  @usableFromInline
  init(_ action: @escaping () -> Void) {
    self.action = action
    super.init()
  }

  @usableFromInline
  var isDisposed: Bool { action == nil }

  @usableFromInline
  override func release() { action.take()?() }

  @usableFromInline
  func dispose() { release() }
}
