import Reactive
import ReactiveTesting
import Testing

@Suite struct SchedulerTests {
  @Test("CurrentThreadScheduler runs nested work after the work that scheduled it") func nestedWork() {
    let scheduler = CurrentThreadScheduler()
    var log: [Int] = []
    _ = scheduler.schedule {
      log.append(1)
      _ = scheduler.schedule { log.append(3) }
      let taken = scheduler.schedule { log.append(4) }
      taken.dispose()
      log.append(2)
    }
    #expect(log == [1, 2, 3])
    #expect(scheduler.isScheduleRequired)
  }

  @Test("A slow run of a periodic timer does not delay the next run") func latePeriod() {
    let scheduler = TestScheduler(initialClock: 0)
    var times: [Int] = []
    let timer = scheduler.schedulePeriodic(after: .seconds(10), every: .seconds(10)) {
      times.append(scheduler.clock)
      if scheduler.clock == 20 { scheduler.sleep(4) }
    }
    scheduler.advanceTo(45)
    timer.dispose()
    scheduler.advanceTo(100)
    #expect(times == [10, 20, 30, 40])
  }

  @MainActor
  @Test("MainScheduler.instance runs work at once, and nested work after the outer work") func mainScheduler() {
    var log: [Int] = []
    _ = MainScheduler.instance.schedule {
      log.append(1)
      _ = MainScheduler.instance.schedule { log.append(3) }
      log.append(2)
    }
    #expect(log == [1, 2, 3])
  }

  @MainActor
  @Test("MainScheduler.asyncInstance runs work asynchronously on the main actor") func asyncMainScheduler() async {
    var ran = false
    _ = MainScheduler.asyncInstance.schedule { ran = true }
    #expect(!ran)
    await settle { ran }
    #expect(ran)
  }

  @MainActor
  @Test("MainScheduler runs delayed work on the main actor at the due time or later") func delayedWork() async {
    let scheduler = MainScheduler()
    let before = scheduler.now
    var ran = false
    _ = scheduler.schedule(after: .milliseconds(1)) {
      MainActor.assertIsolated()
      ran = true
    }
    var cancelledRan = false
    scheduler.schedule(after: .zero) { cancelledRan = true }.dispose()
    while !ran { await Task.yield() }
    #expect(scheduler.now - before >= .milliseconds(1))
    #expect(!cancelledRan)
  }
}
