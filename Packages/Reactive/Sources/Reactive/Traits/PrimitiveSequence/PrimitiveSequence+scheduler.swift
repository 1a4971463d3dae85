// Functions that create sequences whose only element is sent in an action of a scheduler.
extension PrimitiveSequence where Trait == SingleTrait {
  /// Sends `element` in an action of `scheduler`. See `Observable.just`.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Single<Element> {
    Single(raw: Observable.just(element, scheduler: scheduler))
  }
}

extension PrimitiveSequence where Trait == MaybeTrait {
  /// Sends `element` in an action of `scheduler`. See `Observable.just`.
  public static func just(_ element: Element, scheduler: any ImmediateSchedulerType) -> Maybe<Element> {
    Maybe(raw: Observable.just(element, scheduler: scheduler))
  }
}

extension PrimitiveSequence where Trait == SingleTrait, Element: FixedWidthInteger {
  /// Sends 0 after `dueTime`. See `Observable.timer`.
  public static func timer(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Single<Element> {
    Single(raw: Observable.timer(dueTime, scheduler: scheduler))
  }
}

extension PrimitiveSequence where Trait == MaybeTrait, Element: FixedWidthInteger {
  /// Sends 0 after `dueTime`. See `Observable.timer`.
  public static func timer(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Maybe<Element> {
    Maybe(raw: Observable.timer(dueTime, scheduler: scheduler))
  }
}
