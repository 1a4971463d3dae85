/// A disposable that a subscription owns.
@usableFromInline
final class DisposableResource: Resource {
  private var disposable: (any Disposable)?

  @usableFromInline
  init(_ disposable: any Disposable) {
    self.disposable = disposable
    super.init()
  }

  @usableFromInline
  override func release() { disposable.take()?.dispose() }
}
