/// An observable that starts each run by calling a closure. Most operators return one.
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
