/// An observable whose subscribers share one run of another.
@usableFromInline
final class SharedObservable<Element>: Observable<Element> {
  /// One run of the source, with those who share it.
  @usableFromInline
  final class Session: Resource {
    @usableFromInline let core = SubjectCore<Element>()
    // Unchecked: an access runs no user's code, so none can overlap another.
    @usableFromInline @exclusivity(unchecked) var history: ReplayBuffer<Element>
    var connection: Scope?

    init(_ replay: Int) {
      history = ReplayBuffer(limit: replay)
      super.init()
    }
  }

  private let start: (Session, Scope) -> Void
  private let replay: Int
  private let lifetime: SubjectLifetimeScope
  private var session: Session?

  /// - Parameter start: Starts a run of the source that tells a session.
  @usableFromInline
  init(_ replay: Int, _ lifetime: SubjectLifetimeScope, _ start: @escaping (Session, Scope) -> Void) {
    self.start = start
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
    if session.connection == nil, !session.core.flags.contains(.ended), session.core.hasObservers { connect(session) }
  }

  private func connect(_ session: Session) {
    let connection = Connection { [self] error in
      if lifetime == .whileConnected, self.session === session { self.session = nil }
      session.connection = nil
      session.core.finish(error)
    }
    session.connection = connection
    start(session, connection)
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
