public import Domain
public import Reactive

/// What every view model needs: the texts, the wall clock and a scheduler.
public struct ViewModelEnvironment {
  /// The texts, in the user's language.
  public let strings: Strings
  /// The wall clock. It says how old data is, and when to try again.
  public let now: @Sendable () -> Date
  /// Measures pauses, such as the one before a search begins by itself.
  public let scheduler: any SchedulerType

  public init(strings: Strings, now: @escaping @Sendable () -> Date, scheduler: any SchedulerType) {
    self.strings = strings
    self.now = now
    self.scheduler = scheduler
  }

  /// Returns the error in words: what happened, and what to do next.
  public func failure(_ error: RepositoryError) -> Failure { strings.failures.failure(error, now: now()) }
}
