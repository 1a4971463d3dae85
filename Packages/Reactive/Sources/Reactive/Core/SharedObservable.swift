/// An observable whose subscribers share one run of another.
@usableFromInline
final class SharedObservable<Element>: Observable<Element> {
  /// One run of the source, with its subscribers.
  @usableFromInline
  final class Session: Resource {
    @usableFromInline let core = SubjectCore<Element>()
    // Not checked for exclusivity: every access moves or copies elements, see `ReplayBuffer.append`.
    @usableFromInline @exclusivity(unchecked) var history: ReplayBuffer<Element>
    var connection: DetachedScope?

    init(_ replay: Int) {
      history = ReplayBuffer(limit: replay)
      super.init()
    }
  }

  private let start: (Session) -> (Observable<Element>, (Element) -> Void)
  private let replay: Int
  private let lifetime: SubjectLifetimeScope
  private var session: Session?

  /// - Parameter start: Returns the source, and the closure that sends its elements to a session.
  @usableFromInline
  init(
    _ replay: Int, _ lifetime: SubjectLifetimeScope,
    _ start: @escaping (Session) -> (Observable<Element>, (Element) -> Void)
  ) {
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
    scope.add(Membership(self, session))
    if replay == 0 {
      session.core.attach(next, scope)
    } else {
      session.core.attach(next, scope, after: session.history.elements)
    }
    if session.connection == nil, !session.core.hasEnded, session.core.hasObservers { connect(session, scope) }
  }

  private func connect(_ session: Session, _ subscriber: Scope) {
    let connection = DetachedScope { [self] error in
      if lifetime == .whileConnected { forget(session) }
      let ended = session.connection.take()
      session.core.finish(error)
      withExtendedLifetime(ended) {}
    }
    session.connection = connection
    let (source, next) = start(session)
    connection.start(source, for: subscriber, next)
  }

  private func forget(_ session: Session) {
    guard self.session === session else { return }
    let old = self.session.take()
    withExtendedLifetime(old) {}
  }

  /// Disposes the connection when the last subscriber has left.
  private func left(_ session: Session) {
    if session.core.hasObservers { return }
    let connection = session.connection.take()
    if lifetime == .whileConnected { forget(session) }
    connection?.dispose()
  }

  /// A resource of a subscriber, whose release notifies the observable that the subscriber has left.
  private final class Membership: Resource {
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
