/// An observable that calls a closure for each subscription. Most operators return a `Pipeline`.
@usableFromInline
final class Pipeline<Element>: Observable<Element> {
  @usableFromInline let start: (@escaping (Element) -> Void, Scope) -> Void

  @inlinable
  init(_ start: @escaping (_ next: @escaping (Element) -> Void, _ scope: Scope) -> Void) {
    self.start = start
    super.init()
  }

  @usableFromInline
  override func run(_ next: @escaping (Element) -> Void, _ scope: Scope) { start(next, scope) }
}
