// The interface for custom executors is experimental and differs between compiler versions. With compilers other than
// Swift 6.3, the runtime's default executors are used.
#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// An executor with one thread per processor (at least two) and one thread for sleeping tasks. Idle threads wait
/// without a timeout, so that an idle program does not wake up.
final class SleepingExecutor: TaskExecutor, SchedulingExecutor {
  /// The only instance. The runtime creates executors through a type, so an instance cannot be injected.
  static let shared = SleepingExecutor(threads: max(2, sysconf(Int32(_SC_NPROCESSORS_ONLN))))

  /// Makes this the default executor. The main actor's executor does not change.
  static func takeOver() {
    struct Factory: ExecutorFactory {
      static var mainExecutor: any MainExecutor { PlatformExecutorFactory.mainExecutor }
      static var defaultExecutor: any TaskExecutor { SleepingExecutor.shared }
    }
    _createExecutors(factory: Factory.self)
  }

  private let state: MonitoredState

  private init(threads: Int) {
    state = MonitoredState()
    for _ in 0..<threads { startThread { [unowned self] in runJobs() } }
    startThread { [unowned self] in runClock() }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    state.change { $0.add(job) }
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    enqueue(job, at: clock.now.advanced(by: delay), tolerance: tolerance, clock: clock)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    if let delay = clock.now.duration(to: instant) as? Duration {
      let job = UnownedJob(job)
      // The delay is limited to 136 years, so that the wake-up time cannot overflow.
      let time = SuspendingClock.now.advanced(by: min(delay, .seconds(1 << 32)))
      state.change { $0.add(job, at: time) }
    } else if let platform = PlatformExecutorFactory.defaultExecutor as? any SchedulingExecutor {
      platform.enqueue(job, at: instant, tolerance: tolerance, clock: clock)
    } else {
      enqueue(job)
    }
  }

  private func runJobs() {
    while true {
      let job = state.awaitJob()
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  private func runClock() {
    while true { state.awaitDueJobs() }
  }
}

/// The ready jobs and the sleeping jobs.
private struct Jobs {
  /// The ready jobs in one queue per priority, with the highest priority first.
  private var ready: [(jobs: [UnownedJob], next: Int)] = Array(repeating: ([], 0), count: 3)
  /// The sleeping jobs, sorted so that the next one to wake is last.
  private var sleeping: [(job: UnownedJob, time: SuspendingClock.Instant)] = []

  mutating func add(_ job: UnownedJob) {
    let priority = job.priority.rawValue
    let lane = priority >= TaskPriority.high.rawValue ? 0 : priority >= TaskPriority.medium.rawValue ? 1 : 2
    ready[lane].jobs.append(job)
  }

  mutating func add(_ job: UnownedJob, at time: SuspendingClock.Instant) {
    let index = sleeping.lastIndex { $0.time > time }.map { $0 + 1 } ?? 0
    sleeping.insert((job, time), at: index)
  }

  mutating func removeFirst() -> UnownedJob? {
    for lane in ready.indices where ready[lane].next < ready[lane].jobs.count {
      let job = ready[lane].jobs[ready[lane].next]
      ready[lane].next += 1
      // Removes started jobs only when at least half of the array has started, so that each job is moved about once.
      if ready[lane].next * 2 >= ready[lane].jobs.count {
        ready[lane].jobs.removeFirst(ready[lane].next)
        ready[lane].next = 0
      }
      return job
    }
    return nil
  }

  var nextTime: SuspendingClock.Instant? { sleeping.last?.time }

  mutating func wake(until now: SuspendingClock.Instant) {
    while let last = sleeping.last, last.time <= now {
      sleeping.removeLast()
      add(last.job)
    }
  }

  var readyCount: Int { ready.reduce(0) { $0 + $1.jobs.count - $1.next } }
}

/// The jobs, protected by a lock, with two condition variables. `jobIsReady` signals that a job is ready, and
/// `timeHasChanged` signals that the earliest sleeping job has changed.
private final class MonitoredState: Sendable {
  // Safe: allocated once and never freed, and used only through the pthread functions.
  private nonisolated(unsafe) let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private nonisolated(unsafe) let jobIsReady = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  private nonisolated(unsafe) let timeHasChanged = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  // Safe: accessed only while the lock is held.
  private nonisolated(unsafe) var jobs = Jobs()

  init() {
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(jobIsReady, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(timeHasChanged, &attributes)
    pthread_condattr_destroy(&attributes)
  }

  func change(_ body: (inout Jobs) -> Void) {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    let (count, time) = (jobs.readyCount, jobs.nextTime)
    body(&jobs)
    for _ in count..<max(count, jobs.readyCount) { pthread_cond_signal(jobIsReady) }
    if jobs.nextTime != time { pthread_cond_signal(timeHasChanged) }
  }

  func awaitJob() -> UnownedJob {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    while true {
      if let job = jobs.removeFirst() { return job }
      pthread_cond_wait(jobIsReady, mutex)
    }
  }

  /// Waits until the earliest sleeping job is due or has changed, and makes all due jobs ready.
  func awaitDueJobs() {
    pthread_mutex_lock(mutex)
    if let time = jobs.nextTime {
      let delay = SuspendingClock.now.duration(to: time)
      if delay > .zero {
        var limit = Self.systemTime(after: delay)
        pthread_cond_timedwait(timeHasChanged, mutex, &limit)
      }
    } else {
      pthread_cond_wait(timeHasChanged, mutex)
    }
    pthread_mutex_unlock(mutex)
    let now = SuspendingClock.now
    change { $0.wake(until: now) }
  }

  /// Returns the time after a delay, on the clock of the condition variable (`CLOCK_MONOTONIC`).
  private static func systemTime(after delay: Duration) -> timespec {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    let (seconds, attoseconds) = delay.components
    let nanoseconds = time.tv_nsec + Int(attoseconds / 1_000_000_000) + 1
    return timespec(
      tv_sec: time.tv_sec + Int(seconds) + nanoseconds / 1_000_000_000, tv_nsec: nanoseconds % 1_000_000_000)
  }
}
#endif
