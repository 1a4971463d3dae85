/// The scope of an operator's source, with a closure that handles the end of the source. The parent of a child scope is
/// the operator's scope. When the operator's subscription ends, the parent stops and releases its child scopes.
@usableFromInline
final class ChildScope: Scope {
  private let onEnd: (ChildScope, (any Error)?) -> Void

  /// - Parameter onEnd: Called at the end of the source, with this scope and the error, which is nil after completion.
  ///   The scope is released after the call, or earlier if the closure calls ``leave()``.
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

  /// Removes this scope from its parent and releases this scope.
  @usableFromInline
  func leave() {
    parent?.remove(self)
    release()
  }
}
