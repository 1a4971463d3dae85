/// A disposable that a scope holds.
@usableFromInline
final class DisposableResource: Resource {
  private var disposable: (any Disposable)?

  @usableFromInline
  init(_ disposable: any Disposable) {
    self.disposable = disposable
    super.init()
  }

  @usableFromInline
  override func release() {
    let held = disposable
    disposable = nil
    held?.dispose()
  }
}
