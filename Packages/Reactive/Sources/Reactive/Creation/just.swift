/// One element, then the end.
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
  /// Sends one element, then the end.
  ///
  ///     just(1) (1|)
  ///
  /// - Cost: one allocation.
  /// - On error: there are none.
  /// - On dispose: nothing to release.
  @inlinable
  public static func just(_ element: Element) -> Observable<Element> { Just(element) }

  /// Sends one element, then the end, both from `scheduler`.
  ///
  /// - Cost: one scheduled action.
  /// - On error: there are none.
  /// - On dispose: the action is taken back.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    Pipeline { next, scope in
      scope.own(
        scheduler.schedule {
          if scope.isDisposed { return }
          next(element)
          scope.finish(nil)
        })
    }
  }
}
