extension ObservableType where Element: FixedWidthInteger {
  /// Sends 0 after `dueTime`, and then 1, 2, … each `period`; without a period, 0 and the end.
  ///
  ///     timer(3)            ---(0|)
  ///     timer(3, period: 2) ---0-1-2-3-…
  ///
  /// - Cost: one timer an element.
  /// - On error: there are none.
  /// - On dispose: the timer is taken back.
  public static func timer(
    _ dueTime: Duration, period: Duration? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Pipeline { next, scope in
      let count = Box<Element>(0)
      let tick = {
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
