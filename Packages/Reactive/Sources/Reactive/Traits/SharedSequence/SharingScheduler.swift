/// The default scheduler of the time operators of drivers and signals: `debounce`, `throttle`, `delay`, `interval`,
/// `timer`.
///
///     try SharingScheduler.mock(scheduler: testScheduler) {
///       let viewModel = SearchViewModel()      // its driver's `debounce(.milliseconds(300))` runs in virtual time
///       …
///     }
@MainActor
public enum SharingScheduler {
  /// Returns the scheduler, by default ``MainScheduler/instance``.
  public private(set) static var make: () -> any SchedulerType = { MainScheduler.instance }

  /// Uses `scheduler` for the sequences that `action` builds.
  public static func mock<Result, Failure: Error>(
    scheduler: any SchedulerType, action: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try mock(makeScheduler: { scheduler }, action: action)
  }

  /// Uses the scheduler that `makeScheduler` returns for the sequences that `action` builds.
  public static func mock<Result, Failure: Error>(
    makeScheduler: @escaping () -> any SchedulerType, action: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let original = exchange(&make, with: makeScheduler)
    defer { withExtendedLifetime(exchange(&make, with: original)) {} }
    return try action()
  }
}
