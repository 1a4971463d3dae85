import Presentation
import Reactive
import ReactiveTesting

extension ViewModelEnvironment {
  /// The environment of a test: `testNow`, and virtual time.
  @MainActor
  static func test(_ language: Language = .english, scheduler: any SchedulerType = TestScheduler()) -> Self {
    .test(Strings(language), scheduler: scheduler)
  }

  @MainActor
  static func test(_ strings: Strings, scheduler: any SchedulerType = TestScheduler()) -> Self {
    ViewModelEnvironment(strings: strings, now: { .testNow }, scheduler: scheduler)
  }
}
