import Reactive
import ReactiveTesting
import Testing

@Suite struct MoreDisposableTests {
  @Test("A boolean disposable records its disposal") func booleanDisposable() {
    let disposable = BooleanDisposable()
    #expect(!disposable.isDisposed)
    disposable.dispose()
    #expect(disposable.isDisposed)
    #expect(BooleanDisposable(isDisposed: true).isDisposed)
  }

  @Test("A scheduled disposable disposes its content once, on its scheduler") func scheduledDisposable() {
    let scheduler = TestScheduler(initialClock: 0)
    var times: [Int] = []
    let disposable = ScheduledDisposable(
      scheduler: scheduler, disposable: Disposables.create { times.append(scheduler.clock) })
    scheduler.scheduleAt(10) { disposable.dispose() }
    scheduler.scheduleAt(20) { disposable.dispose() }
    #expect(!disposable.isDisposed)
    scheduler.start()
    #expect(times == [11])
    #expect(disposable.isDisposed)
  }
}
