/// An observable that starts when it is told to, whoever listens.
///
///     source        -1--2--3-|
///     connect()       *
///     subscriber      ^-2--3-|
///
/// - Cost: one delivery of its subject an element.
/// - On error: the subject ends with it.
/// - On dispose: a subscriber only leaves; what `connect()` returned disposes the source.
public final class ConnectableObservable<Element>: Observable<Element> {
  private let source: Observable<Element>
  private let makeSubject: () -> (Observable<Element>, AnyObserver<Element>)
  private var subject: (Observable<Element>, AnyObserver<Element>)?
  private var connection: Connection?

  init(_ source: Observable<Element>, _ makeSubject: @escaping () -> (Observable<Element>, AnyObserver<Element>)) {
    self.source = source
    self.makeSubject = makeSubject
    super.init()
  }

  private var present: (Observable<Element>, AnyObserver<Element>) {
    let present = subject ?? makeSubject()
    subject = present
    return present
  }

  @usableFromInline
  override func run(_ next: @escaping (Element) -> Void, _ scope: Scope) { present.0.run(next, scope) }

  /// Subscribes the subject to the source, unless it is already. Disposing the result ends that.
  ///
  /// - Cost: one subscription to the source.
  /// - On error: the subject ends with it.
  /// - On dispose: the source is disposed; nobody is told of an end.
  public func connect() -> any Disposable {
    if let connection { return connection }
    let observer = present.1
    let started = Connection { [self] in
      connection = nil
      subject = nil
    }
    connection = started
    started.start(source, observer)
    return started
  }

  /// Connects with the first subscriber and disconnects with the last.
  ///
  ///     source   -1--2--3-|
  ///     first   ^-1--2--3-|
  ///     second       ^--3-|
  ///
  /// - Cost: as the connectable's own.
  /// - On error: everybody ends with it.
  /// - On dispose: the last one to leave disposes the connection.
  public func refCount() -> Observable<Element> {
    let count = Cell(0)
    let connection = Cell<(any Disposable)?>(nil)
    return Pipeline { [self] next, scope in
      count.value += 1
      run(next, scope)
      if count.value == 1, !scope.isDisposed { connection.value = connect() }
      scope.add(
        ClosureDisposable {
          count.value -= 1
          if count.value > 0 { return }
          let held = connection.value
          connection.value = nil
          held?.dispose()
        })
    }
  }

  /// The run of the source that feeds the subject.
  private final class Connection: Scope {
    private var observer: AnyObserver<Element>?
    private let onEnd: () -> Void

    init(_ onEnd: @escaping () -> Void) {
      self.onEnd = onEnd
      super.init()
    }

    func start(_ source: Observable<Element>, _ observer: AnyObserver<Element>) {
      self.observer = observer
      source.run(observer.onNext, self)
    }

    override func terminate(_ error: (any Error)?) {
      let observer = observer
      onEnd()
      if let error { observer?.onError(error) } else { observer?.onCompleted() }
    }

    override func release() {
      super.release()
      observer = nil
      onEnd()
    }
  }
}

extension ObservableType {
  /// Sends through `subject`, once connected.
  ///
  ///     source        -1--2--3-|
  ///     connect()       *
  ///     subscriber      ^-2--3-|
  ///
  /// - Cost: one delivery of the subject an element.
  /// - On error: the subject ends with it.
  /// - On dispose: disposing what `connect()` returned disposes the source.
  public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Element>
  where Subject.Element == Element, Subject.Observer.Element == Element {
    ConnectableObservable(asObservable()) { (subject.asObservable(), subject.asObserver().asObserver()) }
  }

  /// Sends through a subject that `makeSubject` makes for each connection.
  ///
  ///     source        -1--2--3-|
  ///     connect()       *
  ///     subscriber      ^-2--3-|
  ///
  /// - Cost: one delivery of the subject an element.
  /// - On error: the subject ends with it.
  /// - On dispose: disposing what `connect()` returned disposes the source.
  public func multicast<Subject: SubjectType>(
    makeSubject: @escaping () -> Subject
  ) -> ConnectableObservable<Element> where Subject.Element == Element, Subject.Observer.Element == Element {
    ConnectableObservable(asObservable()) {
      let subject = makeSubject()
      return (subject.asObservable(), subject.asObserver().asObserver())
    }
  }

  /// Sends what `selector` makes of the source shared through a subject, for each subscription.
  ///
  ///     source                        -1--2--|
  ///     selector                      { Observable.merge($0, $0) }
  ///     multicast(subject, selector)  -(11)-(22)-|
  ///
  /// - Cost: one delivery of the subject an element, one subject a subscription.
  /// - On error: passes it on; an error thrown by a closure ends the sequence.
  /// - On dispose: the result and the source are disposed.
  public func multicast<Subject: SubjectType, Result>(
    _ subjectSelector: @escaping () throws -> Subject,
    selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    let source = asObservable()
    return Pipeline { next, scope in
      do {
        let subject = try subjectSelector()
        let observer = subject.asObserver()
        try selector(subject.asObservable()).run(next, ChildScope(scope, scope.finish))
        scope.own(source.subscribe(observer))
      } catch {
        scope.finish(error)
      }
    }
  }
}
