public import Reactive

/// Combine's name for an observable of `Output`. `Failure` is ignored, because every error has the type `any Error`.
public typealias AnyPublisher<Output, Failure: Error> = Observable<Output>

/// The protocol of all observables. Combine's name for `ObservableType`.
public typealias Publisher = ObservableType

/// A subject without a value. Combine's counterpart of `PublishSubject`.
public final class PassthroughSubject<Output, Failure: Error>: ObservableType, ObserverType {
  /// The type of the elements.
  public typealias Element = Output

  private let subject = PublishSubject<Output>()

  /// Creates a subject without subscribers.
  public init() {}

  /// The subject as an observable.
  public func asObservable() -> Observable<Output> { subject }

  /// Sends `event`.
  public func on(_ event: Event<Output>) { subject.on(event) }

  /// Sends `value` to every subscriber.
  public func send(_ value: Output) { subject.onNext(value) }

  /// Ends the sequence.
  public func send(completion: Subscribers.Completion<Failure>) { subject.on(completion.event()) }
}

/// A subject with a value, which a new subscriber receives first. Combine's counterpart of `BehaviorSubject`.
public final class CurrentValueSubject<Output, Failure: Error>: ObservableType, ObserverType {
  /// The type of the elements.
  public typealias Element = Output

  private let subject: BehaviorSubject<Output>
  private var hasEnded = false
  private let current: BehaviorRelay<Output>

  /// Creates a subject with its first value.
  public init(_ value: Output) {
    subject = BehaviorSubject(value: value)
    current = BehaviorRelay(value: value)
  }

  /// The latest value, even after the end. Setting the value sends the new value.
  public var value: Output {
    get { current.value }
    set { send(newValue) }
  }

  /// The subject as an observable.
  public func asObservable() -> Observable<Output> { subject }

  /// Sends `event`.
  public func on(_ event: Event<Output>) {
    switch event {
    case .next(let value): send(value)
    case .error, .completed:
      hasEnded = true
      subject.on(event)
    }
  }

  /// Replaces the latest value with `value` and sends `value` to all subscribers. Has no effect after the end.
  public func send(_ value: Output) {
    if hasEnded { return }
    current.accept(value)
    subject.onNext(value)
  }

  /// Ends the sequence.
  public func send(completion: Subscribers.Completion<Failure>) { on(completion.event()) }
}

extension PassthroughSubject where Output == Void {
  /// Sends `()`.
  public func send() { send(()) }
}

extension CurrentValueSubject where Output == Void {
  /// Sends `()`.
  public func send() { send(()) }
}

/// The namespace of Combine's completion.
public enum Subscribers {
  /// The event that ends a sequence.
  @frozen
  public enum Completion<Failure: Error> {
    /// The sequence has sent all its elements.
    case finished
    /// The sequence failed.
    case failure(Failure)

    func event<Output>() -> Event<Output> {
      switch self {
      case .finished: .completed
      case .failure(let error): .error(error)
      }
    }
  }
}

extension Subscribers.Completion: Sendable where Failure: Sendable {}
extension Subscribers.Completion: Equatable where Failure: Equatable {}
