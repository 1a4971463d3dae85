/// An observable that sends the elements of its source to all subscribers through a subject. ``connect()`` starts the
/// source.
///
///     source        -1--2--3-|
///     connect()       *
///     subscriber      ^-2--3-|
///
/// - Cost: one delivery of the subject for each element.
/// - On error: the subject sends the error and ends.
/// - On dispose: disposing a subscription removes the subscriber; disposing the result of `connect()` disposes the
///   source.
public final class ConnectableObservable<Element>: Observable<Element> {
  private typealias Subject = (output: Observable<Element>, input: AnyObserver<Element>)

  private let source: Observable<Element>
  private let makeSubject: () -> (Observable<Element>, AnyObserver<Element>)
  private var subject: Subject?
  private var connection: Connection?

  init(_ source: Observable<Element>, _ makeSubject: @escaping () -> (Observable<Element>, AnyObserver<Element>)) {
    self.source = source
    self.makeSubject = makeSubject
    super.init()
  }

  private func currentSubject() -> Subject {
    if let subject { return subject }
    let (output, input) = makeSubject()
    subject = (output, input)
    return (output, input)
  }

  @usableFromInline
  override func run(_ next: @escaping (Element) -> Void, _ scope: Scope) { currentSubject().output.run(next, scope) }

  /// Subscribes the subject to the source if there is no connection yet. Disposing the result ends the subscription to
  /// the source.
  ///
  /// - Cost: one subscription to the source.
  /// - On error: the subject sends the error and ends.
  /// - On dispose: disposes the source; the subscribers are not notified.
  public func connect() -> any Disposable {
    if let connection { return connection }
    let (started, input) = makeConnection()
    started.start(source, input.onNext)
    return started
  }

  private func makeConnection() -> (Connection, AnyObserver<Element>) {
    let input = currentSubject().input
    let made = Connection(self, input)
    connection = made
    return (made, input)
  }

  /// Passes the current connection to `store`. If there is none, creates a connection for `subscriber` and passes it to
  /// `store` before the source starts.
  private func connect(for subscriber: Scope, _ store: (Connection) -> Void) {
    if let connection {
      store(connection)
      return
    }
    let (started, input) = makeConnection()
    store(started)
    started.start(source, for: subscriber, input.onNext)
  }

  private func disconnect(_ ended: Connection) {
    guard connection === ended else { return }
    let discarded = (connection.take(), subject.take())
    extendLifetime(discarded)
  }

  /// Returns an observable that connects when the first subscriber subscribes, and disconnects when the last subscriber
  /// unsubscribes.
  ///
  ///     source   -1--2--3-|
  ///     first   ^-1--2--3-|
  ///     second       ^--3-|
  ///
  /// - Cost: the cost of the connectable observable.
  /// - On error: all subscribers receive the error. A subscriber that subscribes after the error connects again.
  /// - On dispose: disposing the last subscription disposes the connection.
  public func refCount() -> Observable<Element> {
    let count = Box(0)
    let connection = Box<Connection?>(nil)
    // Identifies the connection, so that a subscriber of an earlier connection is not counted for a later connection.
    let generation = Box(0)
    func disconnectAll() {
      generation.value += 1
      count.value = 0
      connection.replace(with: nil)?.dispose()
    }
    return Pipeline { [self] next, scope in
      // If the source has ended but the subject has not sent the end yet, a new subscriber starts a new connection.
      if let counted = connection.value, counted !== self.connection { disconnectAll() }
      let own = generation.value
      let child = ChildScope(scope) { _, error in
        // Reset the count before the subscriber receives the end, because a subscriber that subscribes in response must
        // start a new connection.
        if generation.value == own { disconnectAll() }
        scope.finish(error)
      }
      count.value += 1
      scope.add(
        ClosureDisposable {
          if generation.value != own { return }
          count.value -= 1
          if count.value == 0 { disconnectAll() }
        })
      run(next, child)
      if generation.value == own, count.value > 0, connection.value == nil {
        connect(for: scope) { connection.value = $0 }
      }
    }
  }

  /// The subscription to the source, which passes events to the subject.
  private final class Connection: Scope {
    private var owner: ConnectableObservable?
    private var input: AnyObserver<Element>?

    init(_ owner: ConnectableObservable, _ input: AnyObserver<Element>) {
      self.owner = owner
      self.input = input
      super.init()
    }

    override func terminate(_ error: (any Error)?) {
      let input = input
      // Release the connection before the subject sends the end, because a subscriber that connects in response must
      // start a new connection.
      release()
      if let error { input?.onError(error) } else { input?.onCompleted() }
    }

    override func release() {
      owner.take()?.disconnect(self)
      super.release()
      let discarded = input.take()
      extendLifetime(discarded)
    }
  }
}

extension ObservableType {
  /// Returns a connectable observable that sends the elements of the source through `subject`.
  ///
  ///     source        -1--2--3-|
  ///     connect()       *
  ///     subscriber      ^-2--3-|
  ///
  /// - Cost: one delivery of the subject for each element.
  /// - On error: the subject sends the error and ends.
  /// - On dispose: disposing the result of `connect()` disposes the source.
  public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Element>
  where Subject.Element == Element, Subject.Observer.Element == Element {
    ConnectableObservable(asObservable()) { (subject.asObservable(), subject.asObserver().asObserver()) }
  }

  /// Returns a connectable observable that sends the elements of the source through a new subject for each connection.
  ///
  ///     source        -1--2--3-|
  ///     connect()       *
  ///     subscriber      ^-2--3-|
  ///
  /// - Cost: one delivery of the subject for each element.
  /// - On error: the subject sends the error and ends.
  /// - On dispose: disposing the result of `connect()` disposes the source.
  public func multicast<Subject: SubjectType>(
    makeSubject: @escaping () -> Subject
  ) -> ConnectableObservable<Element> where Subject.Element == Element, Subject.Observer.Element == Element {
    ConnectableObservable(asObservable()) {
      let subject = makeSubject()
      return (subject.asObservable(), subject.asObserver().asObserver())
    }
  }

  /// Shares the source through a subject, and returns the sequence that `selector` builds from the shared source. Each
  /// subscription has its own subject.
  ///
  ///     source                        -1--2--|
  ///     selector                      { Observable.merge($0, $0) }
  ///     multicast(subject, selector)  -(11)-(22)-|
  ///
  /// - Cost: one delivery of the subject per element, one subject per subscription.
  /// - On error: passes the error on; an error thrown by a closure ends the sequence.
  /// - On dispose: disposes the result of `selector` and the source.
  public func multicast<Subject: SubjectType, Result>(
    _ subjectSelector: @escaping () throws -> Subject,
    selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    let source = asObservable()
    return Pipeline { next, scope in
      do {
        let subject = try subjectSelector()
        let observer = subject.asObserver()
        try selector(subject.asObservable()).run(
          next, ChildScope(scope) { _, error in scope.finish(error) })
        let connection = ChildScope(scope) { _, error in
          if let error { observer.onError(error) } else { observer.onCompleted() }
        }
        source.run({ observer.onNext($0) }, connection)
      } catch {
        scope.finish(error)
      }
    }
  }
}
