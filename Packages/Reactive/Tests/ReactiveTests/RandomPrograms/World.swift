import Reactive
import ReactiveTesting

/// Runs one program: builds its graph, performs its actions and checks the results.
final class World<Element: Payload> {
  let program: Program
  /// Whether the subscriptions in the graph report their events. The reports are necessary to compare operators with
  /// their models.
  let isTapped: Bool
  let scheduler = TestScheduler(initialClock: 0)
  private(set) var log: [String] = []
  private(set) var violations: [String] = []

  var nextEdge = 0
  var runs: [OperatorRun] = []
  /// The models of subjects, by node.
  var subjectModels: [Int: SubjectModel] = [:]
  var shareModels: [Int: ShareModel] = [:]
  /// The observables that several subscribers share, by node.
  var shared: [Int: Observable<Element>] = [:]
  var senders: [Int: (Event<Element>) -> Void] = [:]
  var observerCounts: [Int: () -> Bool] = [:]
  var connectables: [Int: ConnectableObservable<Element>] = [:]
  /// The number of running reactions. During a reaction, a session of a ``ShareModel`` may be over before all its
  /// subscriptions are disposed.
  private(set) var reactionDepth = 0

  private let tally: Tally
  private var object: Probe?
  private var connections: [(node: Int, disposable: any Disposable, run: Int?)] = []
  private var subscribers: [Subscriber] = []
  private var nextReaction = 0
  private var nextNumber = 0
  private var budget = 20_000
  private var isClosed = false

  init(_ program: Program, isTapped: Bool, _ tally: Tally) {
    self.program = program
    self.isTapped = isTapped
    self.tally = tally
    object = makeProbe()
    for index in program.nodes.indices { prepare(index) }
  }

  func violate(_ text: String) {
    if violations.count < 5 { violations.append(text) }
  }

  /// Counts an event. When the maximum number of events is reached, the program performs no further reactions.
  func countEvent() { budget -= 1 }

  // MARK: Objects

  /// Returns an object that is counted and runs user code when it is released.
  func makeProbe() -> Probe {
    if !program.deinitsAct { return Probe(tally, onRelease: nil) }
    return Probe(tally) { [weak self] in self?.react() }
  }

  func make(_ number: Int) -> Element { Element.make(number, makeProbe()) }

  func makeNext() -> Element {
    nextNumber += 1
    return make(nextNumber)
  }

  // MARK: User code

  /// Performs the next reaction of the program. Every closure and every `deinit` calls this function.
  func react() {
    if nextReaction >= program.reactions.count || budget <= 0 || isClosed { return }
    nextReaction += 1
    reactionDepth += 1
    perform(program.reactions[nextReaction - 1])
    reactionDepth -= 1
  }

  func perform(_ action: Action) {
    switch action {
    case .nothing: break
    case .send(let node):
      let element = makeNext()
      send(.next(element), .next(element.number), to: node)
    case .complete(let node): send(.completed, .completed, to: node)
    case .fail(let node): send(.error(ProgramError(number: node)), .failed(node), to: node)
    case .subscribe(let node, let form): subscribe(to: node, form)
    case .dispose(let index):
      if !subscribers.isEmpty { dispose(subscribers[index % subscribers.count]) }
    case .connect(let node):
      guard let connectable = connectables[node] else { break }
      let runsBefore = shareModels[node]?.runs.count ?? 0
      let connection = connectable.connect()
      // User code may connect again during the call, so the first new run belongs to this connection.
      let runs = shareModels[node]?.runs ?? []
      connections.append((node, connection, runs.dropFirst(runsBefore).first ?? runs.last))
    case .disconnect(let node):
      guard let index = connections.lastIndex(where: { $0.node == node }) else { break }
      let connection = connections.remove(at: index)
      if let run = connection.run { shareModels[node]?.runReleased(run) }
      connection.disposable.dispose()
    case .releaseObject:
      let old = object
      object = makeProbe()
      withExtendedLifetime(old) {}
    }
  }

  private func send(_ event: Event<Element>, _ modelEvent: ModelEvent, to node: Int) {
    guard let sender = senders[node] else { return }
    if case .relay = program.nodes[node].kind, modelEvent.isEnd { return }
    subjectModels[node]?.send(modelEvent)
    sender(event)
  }

  // MARK: Subscribers

  private final class Subscriber {
    let name: String
    var subscription: (any Disposable)?
    var isDisposed = false
    var libraryKnowsDispose = false
    var hasEnded = false
    var isDelivering = false

    init(_ name: String) { self.name = name }
  }

  private func subscribe(to node: Int, _ form: Int) {
    let subscriber = Subscriber("subscriber \(subscribers.count) of node \(node)")
    subscribers.append(subscriber)
    let probe = makeProbe()
    let source = observable(node)
    let next: (Element) -> Void = { [self] element in
      see(.next(element.number), subscriber)
      withExtendedLifetime(probe) { react() }
      subscriber.isDelivering = false
    }
    let failed: (any Error) -> Void = { [self] error in
      see(.failed((error as? ProgramError)?.number ?? -1), subscriber)
      react()
    }
    let completed = { [self] in
      see(.completed, subscriber)
      react()
    }
    let subscription =
      switch form {
      case 0: source.subscribe(onNext: next, onError: failed, onCompleted: completed, onDisposed: { self.react() })
      case 1: source.subscribe(onNext: next)
      default:
        source.subscribe { event in
          switch event {
          case .next(let element): next(element)
          case .error(let error): failed(error)
          case .completed: completed()
          }
        }
      }
    subscriber.subscription = subscription
    if subscriber.isDisposed { dispose(subscriber) }
  }

  private func see(_ event: ModelEvent, _ subscriber: Subscriber) {
    countEvent()
    log.append("\(subscriber.name): \(event)")
    if subscriber.libraryKnowsDispose { violate("\(subscriber.name) sees \(event) after it was disposed") }
    if subscriber.hasEnded { violate("\(subscriber.name) sees \(event) after the end") }
    if subscriber.isDelivering { violate("\(subscriber.name) sees \(event) while it handles another") }
    if event.isEnd { subscriber.hasEnded = true } else { subscriber.isDelivering = true }
  }

  private func dispose(_ subscriber: Subscriber) {
    subscriber.isDisposed = true
    guard let subscription = subscriber.subscription else { return }
    subscriber.subscription = nil
    subscriber.libraryKnowsDispose = true
    subscription.dispose()
  }

  // MARK: Running

  /// Runs the program, and adds descriptions of errors to `violations`.
  func run() {
    for step in program.steps where violations.isEmpty {
      switch step {
      case .perform(let action): perform(action)
      case .advance(let time): scheduler.advance(by: .seconds(time))
      }
      checkIdle()
    }
    finish()
  }

  private func checkIdle() {
    runs.removeAll { $0.isReleased }
    if budget <= 0 { return }
    for run in runs { run.checkIdle() }
    for (node, model) in subjectModels.sorted(by: { $0.key < $1.key }) {
      if let missing = model.missing { violate("node \(node): \(missing)") }
    }
    for (node, model) in shareModels.sorted(by: { $0.key < $1.key }) {
      if let missing = model.missing { violate("node \(node): \(missing)") }
    }
  }

  /// Ends the subjects if the program requires it, disposes the remaining subscriptions, and checks that no source is
  /// still observed.
  private func finish() {
    if program.endsSubjects {
      for node in program.nodes.indices where program.nodes[node].isSubject { perform(.complete(node)) }
      checkIdle()
    }
    var index = 0
    while index < subscribers.count || !connections.isEmpty {
      while index < subscribers.count {
        dispose(subscribers[index])
        index += 1
      }
      while let node = connections.last?.node { perform(.disconnect(node)) }
      // Time advances, because some operators dispose on their scheduler.
      scheduler.advance(by: .seconds(100))
    }
    checkIdle()
    for (node, hasObservers) in observerCounts.sorted(by: { $0.key < $1.key }) where hasObservers() {
      violate("node \(node) is still observed")
    }
    isClosed = true
    // Breaks the reference cycles with closures that hold this object.
    let held = (shared, senders, observerCounts, connectables, object)
    shared = [:]
    senders = [:]
    observerCounts = [:]
    connectables = [:]
    object = nil
    runs = []
    withExtendedLifetime(held) {}
  }
}
