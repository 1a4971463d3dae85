public import Domain
public import Reactive

/// The dependencies of every view model: strings, a clock and a scheduler.
public struct ViewModelEnvironment {
  /// The strings in the user's language.
  public let strings: Strings
  /// Returns the current time, from which the age of data is computed.
  public let now: @Sendable () -> Date
  /// The scheduler of delays, for example the pause in typing that starts a search.
  public let scheduler: any SchedulerType

  public init(strings: Strings, now: @escaping @Sendable () -> Date, scheduler: any SchedulerType) {
    self.strings = strings
    self.now = now
    self.scheduler = scheduler
  }

  /// Returns an error with its messages: what happened and what to do next.
  public func failure(_ error: RepositoryError) -> Failure { strings.failures.failure(error, now: now()) }
}
