/// An observable whose subscribers share one subscription to its source.
@usableFromInline
final class SharedObservable<Element>: Observable<Element> {
  /// One subscription to the source, with the subscribers that share it.
  @usableFromInline
  final class Session: SharedSession {
    @usableFromInline let core = SubjectCore<Element>()
    // `history` is not checked for exclusivity, because every access only moves or copies elements (see
    // `ReplayBuffer.append`).
    @usableFromInline @exclusivity(unchecked) var history: ReplayBuffer<Element>
    /// The observable that must discard this session when the session ends; nil if the lifetime is `.forever`.
    @usableFromInline let shared: SharedObservable?

    @inlinable
    init(_ shared: SharedObservable) {
      self.shared = shared.lifetime == .whileConnected ? shared : nil
      history = ReplayBuffer(limit: shared.replay)
      super.init()
    }

    @usableFromInline
    override func ended(_ error: (any Error)?) {
      shared?.forget(self)
      let ended = connection.take()
      core.finish(error)
      extendLifetime(ended)
    }

    /// Disposes the connection when the last subscription has ended.
    @usableFromInline
    override func left() {
      if core.hasObservers { return }
      let unused = connection.take()
      shared?.forget(self)
      unused?.dispose()
    }
  }

  private let source: Observable<Element>
  private let makeSession: (SharedObservable) -> Session
  private let sender: (Session) -> (Element) -> Void
  @usableFromInline let replay: Int
  @usableFromInline let lifetime: SubjectLifetimeScope
  private var session: Session?

  /// - Parameters:
  ///   - makeSession: Creates a session. The closure is specialized for the type of the elements.
  ///   - sender: Returns the closure that sends the elements of `source` to a session.
  @usableFromInline
  init(
    _ source: Observable<Element>, _ replay: Int, _ lifetime: SubjectLifetimeScope,
    _ makeSession: @escaping (SharedObservable) -> Session, _ sender: @escaping (Session) -> (Element) -> Void
  ) {
    self.source = source
    self.makeSession = makeSession
    self.sender = sender
    self.replay = replay
    self.lifetime = lifetime
    super.init()
  }

  @usableFromInline
  override func run(_ next: @escaping (Element) -> Void, _ scope: Scope) {
    if scope.isDisposed { return }
    let session = session ?? makeSession(self)
    self.session = session
    scope.add(SharedSession.Membership(session))
    if replay == 0 {
      session.core.attach(next, scope)
    } else {
      session.core.attach(next, scope, after: session.history.elements)
    }
    if session.connection == nil, !session.core.hasEnded, session.core.hasObservers {
      let connection = SharedSession.Connection(session)
      session.connection = connection
      connection.start(source, for: scope, sender(session))
    }
  }

  private func forget(_ session: Session) {
    guard self.session === session else { return }
    let old = self.session.take()
    extendLifetime(old)
  }
}
