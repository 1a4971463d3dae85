import Reactive
import ReactiveTesting
import Testing

@Suite struct SchedulerNamesTests {
  @Test("An action receives its state, and the disposable that it returns is disposed with the action")
  func stateOfAnAction() {
    let scheduler = CurrentThreadScheduler()
    let returned = BooleanDisposable()
    var state: Int?
    let work = scheduler.schedule(7) {
      state = $0
      return returned
    }
    #expect(state == 7)
    #expect(!returned.isDisposed)
    work.dispose()
    #expect(returned.isDisposed)
  }

  @Test("A delayed action receives its state") func stateOfADelayedAction() {
    let scheduler = TestScheduler(initialClock: 0)
    var log: [String] = []
    let dueTime: RxTimeInterval = .seconds(5)
    _ = scheduler.scheduleRelative("a", dueTime: dueTime) {
      log.append("\($0) \(scheduler.clock)")
      return Disposables.create()
    }
    scheduler.scheduleRelative("b", dueTime: dueTime) { _ in
      log.append("disposed work ran")
      return Disposables.create()
    }.dispose()
    scheduler.start()
    #expect(log == ["a 5"])
  }

  @Test("A periodic action passes its state to its next run") func stateOfAPeriodicAction() {
    let scheduler = TestScheduler(initialClock: 0)
    var log: [String] = []
    let timer = scheduler.schedulePeriodic(1, startAfter: .seconds(10), period: .seconds(20)) { state in
      log.append("\(state) \(scheduler.clock)")
      return state * 2
    }
    scheduler.advanceTo(60)
    timer.dispose()
    scheduler.start()
    #expect(log == ["1 10", "2 30", "4 50"])
  }

  @Test("RxSwift's names RxTime, RxAbstractInteger and isScheduleRequired can be used") func names() {
    func count<Element: RxAbstractInteger>(_ type: Element.Type) -> Observable<Element> { .range(start: 0, count: 2) }
    let scheduler = TestScheduler(initialClock: 3)
    let now: RxTime = scheduler.now
    #expect(now == .seconds(3))
    #expect(scheduler.start(disposed: 1000) { count(UInt8.self) }.elements == [0, 1])
    #expect(CurrentThreadScheduler.isScheduleRequired)
  }

  @MainActor
  @Test("On the main actor, ensureRunningOnMainThread does nothing") func mainActorIsChecked() {
    MainScheduler.ensureRunningOnMainThread()
    MainScheduler.ensureRunningOnMainThread(errorMessage: "The view is only for the main actor.")
    let scheduler: ConcurrentMainScheduler = ConcurrentMainScheduler.instance
    var ran = false
    _ = scheduler.schedule { ran = true }
    #expect(ran)
  }

  @Test("Off the main actor, ensureRunningOnMainThread ends the process")
  func codeOffTheMainActorIsStopped() async {
    await #expect(processExitsWith: .failure) {
      await Task.detached { MainScheduler.ensureRunningOnMainThread() }.value
    }
  }

  @MainActor
  @Test("A canceled timer releases its closure at once") func cancelledTimerReleasesItsClosure() {
    var token: Token? = Token()
    weak let observed = token
    let timer = MainScheduler.instance.schedule(after: .seconds(3600)) { [token] in _ = token }
    token = nil
    #expect(observed != nil)
    timer.dispose()
    #expect(observed == nil)
  }
}
