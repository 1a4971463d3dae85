import Reactive
import ReactiveTesting
import Testing

@Suite struct ConnectableObservableTypeTests {
  /// A connectable observable that an app declares, which counts its connections.
  final class Own: ConnectableObservableType {
    let source = PublishSubject<Int>()
    private(set) var connections: [BooleanDisposable] = []

    func asObservable() -> Observable<Int> { source }

    func connect() -> any Disposable {
      let connection = BooleanDisposable()
      connections.append(connection)
      return connection
    }
  }

  @Test("The first subscriber connects the observable, and the last subscriber disconnects it") func firstAndLast() {
    let own = Own()
    let shared = own.refCount()
    #expect(own.connections.isEmpty)
    let first = shared.subscribe()
    let second = shared.subscribe()
    #expect(own.connections.count == 1)
    first.dispose()
    #expect(own.connections.map(\.isDisposed) == [false])
    second.dispose()
    #expect(own.connections.map(\.isDisposed) == [true])
    shared.subscribe().dispose()
    #expect(own.connections.map(\.isDisposed) == [true, true])
  }

  /// A connectable observable that fails at once and can be connected again.
  final class Failing: ConnectableObservableType {
    private var subject = PublishSubject<Int>()
    private(set) var connections = 0

    func asObservable() -> Observable<Int> { .deferred { [self] in subject } }

    func connect() -> any Disposable {
      connections += 1
      let old = subject
      subject = PublishSubject()
      old.onNext(connections)
      if connections < 3 { old.onError(TestError()) } else { old.onCompleted() }
      return Disposables.create()
    }
  }

  @Test("A subscriber that subscribes again during the delivery of the end starts a new connection")
  func resubscription() {
    let failing = Failing()
    var events: [Event<Int>] = []
    let subscription = failing.refCount().retry().subscribe { events.append($0) }
    #expect(events == [.next(1), .next(2), .next(3), .completed])
    #expect(failing.connections == 3)
    subscription.dispose()
  }

  @Test("The library's ConnectableObservable conforms to ConnectableObservableType") func libraryConnectable() {
    func connect(_ connectable: some ConnectableObservableType<Int>) -> any Disposable { connectable.connect() }
    let subject = PublishSubject<Int>()
    let published = subject.publish()
    var elements: [Int] = []
    let subscription = published.subscribe(onNext: { elements.append($0) })
    let connection = connect(published)
    subject.onNext(1)
    connection.dispose()
    subject.onNext(2)
    #expect(elements == [1])
    subscription.dispose()
  }
}
