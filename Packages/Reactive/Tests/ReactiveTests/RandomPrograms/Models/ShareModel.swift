/// The specification of `share(replay:scope:)`, `refCount()` and connectable observables.
///
/// Subscribers share a session: one subscription to the source, called a run, and a subject that delivers the source's
/// events. The first subscriber of a session starts the run. The run is disposed when the last subscriber unsubscribes.
/// When the source ends, the session is over before the subscribers receive the end. Therefore, a subscriber that
/// subscribes during the delivery of the end starts a new session. With the scope `forever`, all runs use the same
/// subject.
///
/// For a connectable observable, `connect()` starts the run, and disposing the connection ends the session.
struct ShareModel {
  enum Lifetime {
    case whileConnected, forever, connectable
  }

  private struct Session {
    var subject: SubjectModel
    var isRunning = false
  }

  private let hub: Node.Hub
  private let lifetime: Lifetime
  private var sessions: [Session] = []
  /// The session that a new subscriber joins.
  private var current: Int?
  private var sessionOfSubscriber: [Int: Int] = [:]
  private var sessionOfRun: [Int: Int] = [:]
  private var arriving: [Int] = []
  /// All runs, in the order in which they were started.
  private(set) var runs: [Int] = []

  init(replay: Int, _ lifetime: Lifetime) {
    hub = replay == 0 ? .publish : .replay(replay)
    self.lifetime = lifetime
  }

  private mutating func join() -> Int {
    if let current { return current }
    sessions.append(Session(subject: SubjectModel(hub)))
    current = sessions.count - 1
    return sessions.count - 1
  }

  mutating func subscribe(_ subscriber: Int) {
    let session = join()
    sessions[session].subject.subscribe(subscriber)
    sessionOfSubscriber[subscriber] = session
    arriving.append(subscriber)
  }

  /// Records that the call of `subscribe` for `subscriber` has returned.
  mutating func subscribed(_ subscriber: Int) {
    arriving.removeAll { $0 == subscriber }
    if let session = sessionOfSubscriber[subscriber] { sessions[session].subject.subscribed(subscriber) }
  }

  /// Records that the library subscribes to the source. Returns a description of the error if the subscription violates
  /// the specification, or nil.
  mutating func runStarted(_ run: Int, mayReplaceSession: Bool) -> String? {
    var session = join()
    if sessions[session].isRunning {
      // A subscriber that is disposed during its call of `subscribe` is removed after the call. Therefore, a session
      // may be over before its last subscribers are removed.
      guard mayReplaceSession || allAreArriving(session) else { return "a second run for one session" }
      if lifetime == .forever {
        // The old run is being disposed. The subject and its subscribers remain.
        sessionOfRun = sessionOfRun.filter { $0.value != session }
      } else {
        session = replaceSession()
      }
    }
    sessions[session].isRunning = true
    sessionOfRun[run] = session
    runs.append(run)
    return nil
  }

  private func allAreArriving(_ session: Int) -> Bool {
    sessionOfSubscriber.allSatisfy { $0.value != session || arriving.contains($0.key) }
  }

  /// Starts a new session for the subscriber that is subscribing, and returns the index of the session.
  private mutating func replaceSession() -> Int {
    current = nil
    let session = join()
    for subscriber in arriving.suffix(1) {
      if let old = sessionOfSubscriber[subscriber] { sessions[old].subject.leave(subscriber) }
      sessions[session].subject.subscribe(subscriber)
      sessionOfSubscriber[subscriber] = session
    }
    return session
  }

  mutating func runSent(_ event: ModelEvent, from run: Int) {
    guard let session = sessionOfRun[run] else { return }
    if event.isEnd {
      sessions[session].isRunning = false
      if lifetime != .forever, current == session { current = nil }
    }
    sessions[session].subject.send(event)
  }

  /// Records that the run has been disposed.
  mutating func runReleased(_ run: Int) {
    guard let session = sessionOfRun.removeValue(forKey: run) else { return }
    sessions[session].isRunning = false
    if lifetime != .forever, current == session { current = nil }
  }

  mutating func deliver(_ event: ModelEvent, to subscriber: Int) -> String? {
    guard let session = sessionOfSubscriber[subscriber] else { return "subscriber \(subscriber) has left" }
    return sessions[session].subject.deliver(event, to: subscriber)
  }

  mutating func leave(_ subscriber: Int) {
    arriving.removeAll { $0 == subscriber }
    guard let session = sessionOfSubscriber.removeValue(forKey: subscriber) else { return }
    sessions[session].subject.leave(subscriber)
  }

  var missing: String? {
    for session in sessions {
      if let missing = session.subject.missing { return missing }
      if lifetime == .connectable || session.subject.end != nil { continue }
      if session.isRunning, !session.subject.isObserved { return "a run without subscribers" }
      if !session.isRunning, session.subject.isObserved { return "subscribers without a run" }
    }
    return nil
  }
}
