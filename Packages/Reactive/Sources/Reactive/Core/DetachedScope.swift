/// A run that several subscribers share: it calls a closure at its end, and is disposed by the object that started it.
@usableFromInline
final class DetachedScope: Scope {
  private let onEnd: ((any Error)?) -> Void

  @usableFromInline
  init(_ onEnd: @escaping ((any Error)?) -> Void) {
    self.onEnd = onEnd
    super.init()
  }

  @usableFromInline
  override func terminate(_ error: (any Error)?) { onEnd(error) }
}
