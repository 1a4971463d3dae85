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

  /// The path of the user's home folder, which messages show as `~`; empty if there is none.
  public let home: String

  public init(
    strings: Strings, now: @escaping @Sendable () -> Date, scheduler: any SchedulerType, home: String = ""
  ) {
    self.home = home
    self.strings = strings
    self.now = now
    self.scheduler = scheduler
  }

  /// Returns a path for a message, with the home folder as `~`.
  func shortened(_ path: String) -> String {
    guard !home.isEmpty, path == home || path.hasPrefix("\(home)/") else { return path }
    return "~" + path.dropFirst(home.count)
  }

  /// Returns an error with its messages: what happened and what to do next.
  public func failure(_ error: RepositoryError) -> Failure { strings.failures.failure(error, now: now()) }
}
