/// An observable made of a closure that starts its runs: what every operator returns.
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
