import Reactive
import ReactiveTesting
import Testing

/// An object that calls a closure when it is released, like a user's type with a `deinit`.
private final class Released {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) { self.action = action }

  deinit { action() }
}

/// Tests in which a disposable, scheduler or other object of the library releases a user's object. The `deinit` of the
/// user's object then uses the same object of the library.
@Suite struct ReleaseTests {
  @Test("An object's deinit may use the disposable that releases the object")
  func singleAssignmentDisposable() {
    let outer = SingleAssignmentDisposable()
    var log: [String] = []
    var content: Released? = Released {
      outer.dispose()
      outer.setDisposable(Disposables.create { log.append("late content disposed") })
      log.append("released")
    }
    outer.setDisposable(Disposables.create { [content] in _ = content })
    content = nil
    outer.dispose()
    #expect(log == ["late content disposed", "released"])
  }

  @Test("An object's deinit may replace the content of the serial disposable that releases the object")
  func serialDisposable() {
    let serial = SerialDisposable()
    var log: [String] = []
    var content: Released? = Released {
      serial.disposable = Disposables.create { log.append("second disposed") }
      log.append("first released")
    }
    serial.disposable = Disposables.create { [content] in _ = content }
    content = nil
    serial.disposable = Disposables.create { log.append("replacement disposed") }
    #expect(log == ["replacement disposed", "first released"])
    serial.dispose()
    #expect(log.last == "second disposed")
  }

  @Test("An object's deinit may add disposables to the composite that releases the object")
  func compositeAndBag() {
    let composite = CompositeDisposable()
    var log: [String] = []
    var content: Released? = Released {
      _ = composite.insert(Disposables.create { log.append("inserted late") })
      composite.dispose()
      log.append("released")
    }
    _ = composite.insert(Disposables.create { [content] in _ = content })
    content = nil
    composite.dispose()
    #expect(log == ["inserted late", "released"])

    var inBag: Released? = Released { log.append("bag released") }
    var bag: DisposeBag? = DisposeBag()
    bag?.insert(Disposables.create { [inBag] in _ = inBag })
    inBag = nil
    bag = nil
    #expect(log.last == "bag released")
  }

  @Test("An object's deinit may use the RefCountDisposable or ScheduledDisposable that releases the object")
  func countingAndScheduled() {
    var log: [String] = []
    var counting: RefCountDisposable?
    var content: Released? = Released {
      counting?.dispose()
      counting?.retain().dispose()
      log.append("counting released")
    }
    counting = RefCountDisposable(disposable: Disposables.create { [content] in _ = content })
    content = nil
    counting?.dispose()

    var scheduled: ScheduledDisposable?
    content = Released {
      scheduled?.dispose()
      log.append("scheduled released")
    }
    scheduled = ScheduledDisposable(
      scheduler: CurrentThreadScheduler(), disposable: Disposables.create { [content] in _ = content })
    content = nil
    scheduled?.dispose()
    #expect(log == ["counting released", "scheduled released"])
  }

  @Test("An object's deinit may schedule work on the CurrentThreadScheduler that releases the object")
  func trampoline() {
    let scheduler = CurrentThreadScheduler()
    var log: [String] = []
    _ = scheduler.schedule {
      var cancelled: (any Disposable)?
      var content: Released? = Released {
        cancelled?.dispose()
        _ = scheduler.schedule { log.append("scheduled by a deinit") }
      }
      cancelled = scheduler.schedule { [content] in _ = content }
      content = nil
      cancelled?.dispose()
      _ = scheduler.schedule { log.append("next") }
    }
    #expect(log == ["scheduled by a deinit", "next"])
    #expect(scheduler.isScheduleRequired)
  }

  @Test("An object's deinit may cancel the scheduled work that releases the object, and schedule other work")
  func virtualWork() {
    let scheduler = TestScheduler(initialClock: 0)
    var log: [String] = []
    var work: (any Disposable)?
    var content: Released? = Released {
      work?.dispose()
      for time in 1...40 { scheduler.scheduleAt(time) {}.dispose() }
      scheduler.scheduleAt(5) { log.append("scheduled by a deinit") }
    }
    work = scheduler.scheduleAt(10) { [content] in _ = content }
    content = nil
    work?.dispose()
    #expect(log == [])
    scheduler.start()
    #expect(log == ["scheduled by a deinit"])
  }

  @Test("The deinit of a periodic timer's state may dispose the timer")
  func stateOfAPeriodicAction() {
    let scheduler = TestScheduler(initialClock: 0)
    var timer: (any Disposable)?
    var released = 0
    timer = scheduler.schedulePeriodic(Released { released += 1 }, startAfter: .seconds(1), period: .seconds(1)) { _ in
      Released {
        released += 1
        timer?.dispose()
      }
    }
    scheduler.start()
    timer = nil
    #expect(released > 1)
  }

  @Test("An object's deinit may unsubscribe from the hot observable that releases the object")
  func hotObservable() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(1, 1), .next(2, 2)])
    let other = SerialDisposable()
    var elements: [Int] = []
    other.disposable = source.subscribe(onNext: { elements.append($0) })
    var content: Released? = Released { other.dispose() }
    let subscription = source.subscribe(onNext: { [content] _ in _ = content })
    content = nil
    scheduler.advanceTo(1)
    subscription.dispose()
    scheduler.start()
    #expect(elements == [1])
    #expect(source.subscriptions.map(\.unsubscribe) == [1, 1])
  }

  @MainActor
  @Test("An object's deinit may use the error tracker and activity indicator of the work that releases the object")
  func trackers() {
    let tracker = ErrorTracker()
    let activity = ActivityIndicator()
    var states: [Bool] = []
    let observed = activity.drive(onNext: { states.append($0) })
    var errors = 0
    let observedErrors = tracker.asObservable().subscribe(onNext: { _ in errors += 1 })
    let source = PublishSubject<Int>()
    var content: Released? = Released {
      _ = Observable<Int>.error(TestError()).trackError(tracker).trackActivity(activity).subscribe()
    }
    let work = source.trackError(tracker).trackActivity(activity).subscribe(onNext: { [content] _ in _ = content })
    content = nil
    #expect(states == [false, true])
    work.dispose()
    #expect(states.last == false)
    #expect(errors == 1)
    observed.dispose()
    observedErrors.dispose()
  }
}
