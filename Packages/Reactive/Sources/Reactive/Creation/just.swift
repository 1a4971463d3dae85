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
  /// Returns an observable that sends `element`, then completes.
  ///
  ///     just(1) (1|)
  ///
  /// - Cost: one allocation.
  /// - On error: no error can occur.
  /// - On dispose: there is nothing to release.
  @inlinable
  public static func just(_ element: Element) -> Observable<Element> { Just(element) }

  /// Returns an observable that sends `element` and the completion in two actions of `scheduler`.
  ///
  /// - Cost: two scheduled actions.
  /// - On error: no error can occur.
  /// - On dispose: an action that has not started does not run.
  // This is an overload and not a default argument, because `optional.map(Observable.just)` must compile.
  @inlinable
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    from(CollectionOfOne(element), scheduler: scheduler)
  }
}
