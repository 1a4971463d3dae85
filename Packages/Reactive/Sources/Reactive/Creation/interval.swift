extension ObservableType where Element: FixedWidthInteger {
  /// Returns an observable that sends 0, 1, 2, …, one number every `period`. Sends 0 after one period.
  ///
  ///     interval(2) --0-1-2-3-…
  ///
  /// - Cost: one timer per element.
  /// - On error: no error can occur.
  /// - On dispose: cancels the timer.
  public static func interval(_ period: Duration, scheduler: any SchedulerType) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler)
  }
}
