/// A run inside another one, for the stages that decide themselves what the end of a source means.
@usableFromInline
final class ChildScope: Scope {
  @usableFromInline let parent: Scope
  @usableFromInline let onEnd: ((any Error)?) -> Void

  @usableFromInline
  init(_ parent: Scope, _ onEnd: @escaping ((any Error)?) -> Void) {
    self.parent = parent
    self.onEnd = onEnd
    super.init()
    parent.add(self)
  }

  @usableFromInline
  override func terminate(_ error: (any Error)?) {
    parent.remove(self)
    onEnd(error)
  }
}
