public import Domain
public import Reactive

/// The dependencies that most view models share: strings, a clock and a scheduler.
public struct ViewModelEnvironment {
  /// The strings in the user's language.
  public let strings: Strings
  /// Returns the current time, from which view models compute the age of data.
  public let now: @Sendable () -> Date
  /// The scheduler for delays, for example for the pause in typing before a search starts.
  public let scheduler: any SchedulerType

  public init(strings: Strings, now: @escaping @Sendable () -> Date, scheduler: any SchedulerType) {
    self.strings = strings
    self.now = now
    self.scheduler = scheduler
  }

  /// Returns an error with its messages: what happened and what to do next.
  public func failure(_ error: RepositoryError) -> Failure { strings.failures.failure(error, now: now()) }
}
