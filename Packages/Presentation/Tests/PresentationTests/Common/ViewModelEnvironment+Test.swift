import Presentation
import Reactive
import ReactiveTesting

extension ViewModelEnvironment {
  /// Returns an environment with the time `testNow` and a scheduler with virtual time.
  @MainActor
  static func test(_ language: Language = .english, scheduler: any SchedulerType = TestScheduler()) -> Self {
    .test(Strings(language), scheduler: scheduler)
  }

  @MainActor
  static func test(_ strings: Strings, scheduler: any SchedulerType = TestScheduler()) -> Self {
    ViewModelEnvironment(strings: strings, now: { .testNow }, scheduler: scheduler)
  }
}
