/// An observable that sends one element, then completes.
@usableFromInline
final class Just<Element>: Observable<Element> {
  @usableFromInline let element: Element

  @inlinable
  init(_ element: Element) {
    self.element = element
    super.init()
  }

  @usableFromInline
  override func run(_ next: @escaping (Element) -> Void, _ scope: Scope) {
    if scope.isDisposed { return }
    next(element)
    scope.finish(nil)
  }
}

extension ObservableType {
  /// Returns an observable that sends `element`, then completes. With a scheduler, both are actions of it.
  ///
  ///     just(1) (1|)
  ///
  /// - Cost: one allocation; with a scheduler, one scheduled action.
  /// - On error: none.
  /// - On dispose: cancels the scheduled action.
  @inlinable
  public static func just(_ element: Element, scheduler: (any ImmediateSchedulerType)? = nil) -> Observable<Element> {
    if let scheduler { from(CollectionOfOne(element), scheduler: scheduler) } else { Just(element) }
  }
}
