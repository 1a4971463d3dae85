/// An observable whose subscribers share one run of another.
@usableFromInline
final class SharedObservable<Element>: Observable<Element> {
  /// One run of the source, with those who share it.
  @usableFromInline
  final class Session: Resource {
    let core = SubjectCore<Element>()
    var history: ReplayBuffer<Element>
    var connection: Scope?

    init(_ replay: Int) {
      history = ReplayBuffer(limit: replay)
      super.init()
    }
  }

  private let source: Observable<Element>
  private let replay: Int
  private let lifetime: SubjectLifetimeScope
  private var session: Session?

  @usableFromInline
  init(_ source: Observable<Element>, _ replay: Int, _ lifetime: SubjectLifetimeScope) {
    self.source = source
    self.replay = replay
    self.lifetime = lifetime
    super.init()
  }

  @usableFromInline
  override func run(_ next: @escaping (Element) -> Void, _ scope: Scope) {
    if scope.isDisposed { return }
    let session = session ?? Session(replay)
    self.session = session
    scope.add(Leave(self, session))
    if replay == 0 {
      session.core.attach(next, scope)
    } else {
      session.core.attach(next, scope, after: session.history.elements)
    }
    if session.connection == nil, session.core.end == nil, session.core.hasObservers { connect(session) }
  }

  private func connect(_ session: Session) {
    let connection = Connection { [self] error in
      if lifetime == .whileConnected, self.session === session { self.session = nil }
      session.connection = nil
      session.core.finish(error)
    }
    session.connection = connection
    let core = session.core
    if replay == 0 {
      source.run({ core.send($0) }, connection)
    } else {
      source.run(
        { element in
          session.history.append(element)
          core.send(element)
        }, connection)
    }
  }

  /// Called when somebody has left: the last one takes the connection along.
  fileprivate func left(_ session: Session) {
    if session.core.hasObservers { return }
    let connection = session.connection
    session.connection = nil
    if lifetime == .whileConnected, self.session === session { self.session = nil }
    connection?.dispose()
  }

  /// The shared run.
  private final class Connection: Scope {
    let onEnd: ((any Error)?) -> Void

    init(_ onEnd: @escaping ((any Error)?) -> Void) {
      self.onEnd = onEnd
      super.init()
    }

    override func terminate(_ error: (any Error)?) { onEnd(error) }
  }

  /// Held by a subscriber: says goodbye when it goes.
  private final class Leave: Resource {
    private let shared: SharedObservable
    private let session: Session

    init(_ shared: SharedObservable, _ session: Session) {
      self.shared = shared
      self.session = session
      super.init()
    }

    override func release() { shared.left(session) }
  }
}
