extension ObservableType where Element: FixedWidthInteger {
  /// Returns an observable that sends 0 after `dueTime`, then 1, 2, …, one number every `period`. Without a period, the
  /// observable completes after it has sent 0.
  ///
  ///     timer(3)            ---(0|)
  ///     timer(3, period: 2) ---0-1-2-3-…
  ///
  /// - Cost: one timer per element.
  /// - On error: no error can occur.
  /// - On dispose: cancels the timer.
  public static func timer(
    _ dueTime: Duration, period: Duration? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Pipeline { next, scope in
      let count = Box<Element>(0)
      let tick = {
        if scope.isDisposed { return }
        let element = count.value
        count.value &+= 1
        next(element)
      }
      if let period {
        scope.own(scheduler.schedulePeriodic(after: dueTime, every: period, tick))
      } else {
        scope.own(
          scheduler.schedule(after: dueTime) {
            tick()
            scope.finish(nil)
          })
      }
    }
  }
}
