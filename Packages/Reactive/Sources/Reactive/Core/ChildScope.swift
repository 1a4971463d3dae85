/// The scope of a source's run in an operator that handles the end of that source. It is stopped and released with its
/// parent, the scope of the operator.
@usableFromInline
final class ChildScope: Scope {
  private let onEnd: (ChildScope, (any Error)?) -> Void

  /// - Parameter onEnd: Called at the end of the source, with this scope and the error. The scope is released after the
  ///   call, unless `onEnd` has released it with ``leave()``.
  @usableFromInline
  init(_ parent: Scope, _ onEnd: @escaping (_ run: ChildScope, _ error: (any Error)?) -> Void) {
    self.onEnd = onEnd
    super.init()
    self.parent = parent
    parent.add(self)
  }

  @usableFromInline
  override func terminate(_ error: (any Error)?) {
    onEnd(self, error)
    if let parent, !parent.isDisposed { parent.remove(self) }
  }

  /// Releases this scope before its parent.
  @usableFromInline
  func leave() {
    parent?.remove(self)
    release()
  }
}
