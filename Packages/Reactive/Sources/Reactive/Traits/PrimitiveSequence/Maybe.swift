/// Work with an optional result, which sends one element, a completion or an error.
///
///     success   ---(1|)
///     completed ---|
///     failure   ---#
///
/// - Cost: the work runs for each subscription.
/// - On error: ends with the error, without an element.
/// - On dispose: cancels the work.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// The trait of a ``Maybe``, which sends at most one element.
public enum MaybeTrait {}

/// The event that ends a ``Maybe``.
@frozen
public enum MaybeEvent<Element> {
  /// A success with an element.
  case success(Element)
  /// A failure.
  case error(any Error)
  /// A completion without an element.
  case completed
}

extension PrimitiveSequence where Trait == MaybeTrait {
  /// A closure that receives the event that ends a maybe.
  public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

  /// Creates a maybe from a closure that runs for each subscription.
  ///
  ///     subscribe  { $0(.success(1)); return Disposables.create() }
  ///     create     (1|)
  ///
  /// - Cost: five allocations per subscription.
  /// - On error: passes the error on.
  /// - On dispose: disposes the result of `subscribe`.
  public static func create(subscribe: @escaping (@escaping MaybeObserver) -> any Disposable) -> Maybe<Element> {
    Maybe(
      raw: Observable.create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// Starts the work. At its end, calls `onSuccess`, `onError` or `onCompleted`, and then `onDisposed`.
  ///
  ///     work         ---(1|)        work         ---|
  ///     onSuccess       1           onCompleted     *
  ///     onDisposed      *           onDisposed      *
  ///
  /// - Cost: four allocations.
  /// - On error: calls `onError`, then `onDisposed`.
  /// - On dispose: calls `onDisposed` and no other closure.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let hasElement = Box(false)
    return source.subscribe(
      onNext: { element in
        hasElement.value = true
        onSuccess?(element)
      },
      onError: onError,
      onCompleted: {
        if !hasElement.value { onCompleted?() }
      },
      onDisposed: onDisposed)
  }

  /// Starts the work, and calls the closures at the end with `object`, which the subscription holds weakly. See
  /// `Observable.subscribe(with:)`.
  ///
  ///     work         ---(1|)        work         ---|
  ///     onSuccess       1           onCompleted     *
  ///
  /// - Cost: one weak load per event, and about twelve allocations.
  /// - On error: calls `onError`, then `onDisposed`, if the object exists.
  /// - On dispose: calls `onDisposed` if the object exists.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onSuccess: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    let hasElement = Box(false)
    return source.subscribe(
      with: object,
      onNext: { object, element in
        hasElement.value = true
        onSuccess?(object, element)
      },
      onError: onError,
      onCompleted: { object in
        if !hasElement.value { onCompleted?(object) }
      },
      onDisposed: onDisposed)
  }

  /// Starts the work and calls a closure at the end.
  ///
  ///     work      ---(1|)           work      ---|
  ///     observer     .success(1)    observer     .completed
  ///
  /// - Cost: seven allocations.
  /// - On error: calls `observer` with `.error`.
  /// - On dispose: calls no closure.
  public func subscribe(_ observer: @escaping MaybeObserver) -> any Disposable {
    subscribe(
      onSuccess: { observer(.success($0)) }, onError: { observer(.error($0)) }, onCompleted: { observer(.completed) })
  }

  /// Sends one element. See `Observable.just`.
  public static func just(_ element: Element) -> Maybe<Element> { Maybe(raw: .just(element)) }

  /// Completes at once, without an element. See `Observable.empty`.
  public static func empty() -> Maybe<Element> { Maybe(raw: .empty()) }

  /// Sends the result of `transform` for the element. See `Observable.map`.
  public func map<Result, Failure: Error>(
    _ transform: @escaping (Element) throws(Failure) -> Result
  ) -> Maybe<Result> {
    Maybe<Result>(raw: source.map(transform))
  }

  /// Sends the result of `transform` for the element, if the result is not nil. See `Observable.compactMap`.
  public func compactMap<Result, Failure: Error>(
    _ transform: @escaping (Element) throws(Failure) -> Result?
  ) -> Maybe<Result> {
    Maybe<Result>(raw: source.compactMap(transform))
  }

  /// Sends the element if it satisfies `predicate`. See `Observable.filter`.
  public func filter<Failure: Error>(_ predicate: @escaping (Element) throws(Failure) -> Bool) -> Maybe<Element> {
    Maybe(raw: source.filter(predicate))
  }

  /// Continues with the maybe that `selector` returns for the element. See `Observable.flatMap`.
  public func flatMap<Result, Failure: Error>(
    _ selector: @escaping (Element) throws(Failure) -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe<Result>(raw: source.flatMap(selector))
  }

  /// Calls closures for the events, and passes the events on unchanged. See `Observable.do`.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil,
    afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Maybe<Element> {
    Maybe(
      raw: source.do(
        onNext: onNext, afterNext: afterNext, onError: onError, afterError: afterError, onCompleted: onCompleted,
        afterCompleted: afterCompleted, onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Sends `element` in place of an error. See `Observable.catchAndReturn`.
  public func catchAndReturn(_ element: Element) -> Maybe<Element> { Maybe(raw: source.catchAndReturn(element)) }

  /// Continues with `other` if there is no element. See `Observable.ifEmpty(switchTo:)`.
  public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: source.ifEmpty(switchTo: other.source))
  }

  /// Continues with `other` if there is no element. See `Observable.ifEmpty(switchTo:)`.
  public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
    Single(raw: source.ifEmpty(switchTo: other.source))
  }

  /// Sends `default` if there is no element. See `Observable.ifEmpty(default:)`.
  public func ifEmpty(default: Element) -> Single<Element> { Single(raw: source.ifEmpty(default: `default`)) }

  /// The result of the work, or nil if there is no result.
  ///
  /// - Throws: The work's error, or `CancellationError` if the task is canceled.
  /// - Cost: one subscription and one wake-up.
  /// - On dispose: canceling the task disposes the work.
  public var value: Element? {
    get async throws {
      for try await element in source.values { return element }
      return nil
    }
  }
}
