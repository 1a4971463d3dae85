// The time operators of drivers and signals. Their scheduler is the sharing strategy's: `MainScheduler.instance`,
// unless a test sets another (see `SharingScheduler`).
extension SharedSequenceConvertibleType {
  /// Sends an element when no other element has followed for `dueTime`. See `Observable.debounce`.
  @MainActor
  public func debounce(_ dueTime: Duration) -> SharedSequence<SharingStrategy, Element> {
    debounce(dueTime, scheduler: SharingStrategy.scheduler)
  }

  /// Sends at most one element per `dueTime`. See `Observable.throttle`.
  @MainActor
  public func throttle(_ dueTime: Duration, latest: Bool = true) -> SharedSequence<SharingStrategy, Element> {
    throttle(dueTime, latest: latest, scheduler: SharingStrategy.scheduler)
  }

  /// Sends each element after a delay of `dueTime`. See `Observable.delay`.
  @MainActor
  public func delay(_ dueTime: Duration) -> SharedSequence<SharingStrategy, Element> {
    delay(dueTime, scheduler: SharingStrategy.scheduler)
  }
}

extension SharedSequence where Element: FixedWidthInteger {
  /// Sends 0, 1, 2, …, one number every `period`. See `Observable.interval`.
  @MainActor
  public static func interval(_ period: Duration) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.interval(period, scheduler: SharingStrategy.scheduler))
  }

  /// Sends 0 after `duration`, then 1, 2, …, one number every `period`. See `Observable.timer`.
  @MainActor
  public static func timer(_ duration: Duration, period: Duration) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.timer(duration, period: period, scheduler: SharingStrategy.scheduler))
  }
}
