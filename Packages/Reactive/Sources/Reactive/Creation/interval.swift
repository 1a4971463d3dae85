extension ObservableType where Element: FixedWidthInteger {
  /// Sends 0, 1, 2, …, one each `period`, the first after one period.
  ///
  ///     interval(2) --0-1-2-3-…
  ///
  /// - Cost: one timer an element.
  /// - On error: there are none.
  /// - On dispose: the timer is taken back.
  public static func interval(_ period: Duration, scheduler: any SchedulerType) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler)
  }
}
