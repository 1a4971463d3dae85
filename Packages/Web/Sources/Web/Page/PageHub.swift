import Reactive

/// The pages of all tabs. A page survives a short loss of its connection, and ends when its tab is closed.
@MainActor
final class PageHub {
  /// A page, its owner and its connection.
  private final class Session {
    let page: WebPage
    /// The object that binds the page to view models.
    let owner: AnyObject
    weak var connection: PageConnection?
    let expiry = SerialDisposable()

    init(page: WebPage, owner: AnyObject) {
      self.page = page
      self.owner = owner
    }
  }

  let limits: WebServer.Limits
  let scheduler: any SchedulerType
  let log: @Sendable (String) -> Void
  private let open: @MainActor (WebPage) -> AnyObject
  private var sessions: [String: Session] = [:]
  private var isClosed = false

  init(
    limits: WebServer.Limits, scheduler: any SchedulerType, log: @escaping @Sendable (String) -> Void,
    open: @escaping @MainActor (WebPage) -> AnyObject
  ) {
    self.limits = limits
    self.scheduler = scheduler
    self.log = log
    self.open = open
  }

  var count: Int { sessions.count }

  /// Connects a tab to the page with the given token, or to a new page if no page has this token.
  ///
  /// - Returns: the page, the token for the tab's next connection, and whether the page already existed; nil if there
  ///   are too many pages.
  func connect(
    _ connection: PageConnection, token: String?, place: JSON
  ) -> (page: WebPage, token: String, isResumed: Bool)? {
    guard !isClosed else { return nil }
    if let token, let session = sessions[token] {
      session.connection?.finish(.normal)
      attach(connection, to: session)
      return (session.page, token, true)
    }
    guard sessions.count < limits.sessions else { return nil }
    let page = WebPage(place: place, log: log)
    let session = Session(page: page, owner: open(page))
    let token = Secret.random()
    sessions[token] = session
    attach(connection, to: session)
    return (page, token, false)
  }

  private func attach(_ connection: PageConnection, to session: Session) {
    session.expiry.disposable = Disposables.create()
    session.connection = connection
    session.page.onChange = { [weak connection] in connection?.wake() }
    session.page.sendEverything()
  }

  /// Ends the page of a connection, unless the tab connects again in time.
  ///
  /// - Parameter isFinal: Whether the tab was closed and will not connect again.
  func disconnected(_ connection: PageConnection, token: String, isFinal: Bool) {
    guard let session = sessions[token], session.connection === connection else { return }
    session.connection = nil
    session.page.onChange = {}
    if isFinal { return end(token) }
    session.expiry.disposable = scheduler.schedule(after: limits.grace) { [weak self] in self?.end(token) }
  }

  private func end(_ token: String) {
    // `session` is released after the dictionary has changed, because releasing its owner runs code that may use the
    // dictionary.
    let session = sessions.removeValue(forKey: token)
    session?.expiry.dispose()
  }

  /// Closes all connections and ends all pages.
  func close() {
    isClosed = true
    let all = sessions
    sessions = [:]
    for session in all.values {
      session.expiry.dispose()
      session.connection?.finish(.restart)
    }
  }
}
