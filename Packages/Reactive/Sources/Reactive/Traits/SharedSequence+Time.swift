// Without a scheduler, time is the main actor's, where the sequence is listened to.
extension SharedSequenceConvertibleType {
  /// Sends an element once nothing has followed it for `dueTime`. See `Observable.debounce`.
  @MainActor
  public func debounce(_ dueTime: Duration) -> SharedSequence<SharingStrategy, Element> {
    debounce(dueTime, scheduler: MainScheduler.instance)
  }

  /// Sends at most one element in any span of `dueTime`. See `Observable.throttle`.
  @MainActor
  public func throttle(_ dueTime: Duration, latest: Bool = true) -> SharedSequence<SharingStrategy, Element> {
    throttle(dueTime, latest: latest, scheduler: MainScheduler.instance)
  }

  /// Sends each element `dueTime` later. See `Observable.delay`.
  @MainActor
  public func delay(_ dueTime: Duration) -> SharedSequence<SharingStrategy, Element> {
    delay(dueTime, scheduler: MainScheduler.instance)
  }
}

extension SharedSequence where Element: FixedWidthInteger {
  /// Sends 0, 1, 2, …, one each `period`. See `Observable.interval`.
  @MainActor
  public static func interval(_ period: Duration) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.interval(period, scheduler: MainScheduler.instance))
  }

  /// Sends 0 after `duration`, and then one more each `period`. See `Observable.timer`.
  @MainActor
  public static func timer(_ duration: Duration, period: Duration) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.timer(duration, period: period, scheduler: MainScheduler.instance))
  }
}
