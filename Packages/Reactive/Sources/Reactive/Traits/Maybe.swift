/// One piece of work that may have no result: one element, the end, or an error.
///
///     success   ---(1|)
///     completed ---|
///     failure   ---#
///
/// - Cost: one piece of work a subscription.
/// - On error: it is the end, without an element.
/// - On dispose: the work is given up.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// The trait of a ``Maybe``: one element at most.
public enum MaybeTrait {}

/// How a ``Maybe`` ends.
@frozen
public enum MaybeEvent<Element> {
  /// With an element.
  case success(Element)
  /// With an error.
  case error(any Error)
  /// Without an element.
  case completed
}

extension PrimitiveSequence where Trait == MaybeTrait {
  /// How a maybe is told its end.
  public typealias MaybeObserver = (MaybeEvent<Element>) -> Void

  /// Makes a maybe of a closure that is run for each subscription.
  ///
  ///     subscribe  { $0(.success(1)); return Disposables.create() }
  ///     create     (1|)
  ///
  /// - Cost: five allocations a subscription.
  /// - On error: subscribers end with it.
  /// - On dispose: what `subscribe` returned is disposed.
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

  /// Starts the work and tells how it ends: with `onSuccess`, `onError` or `onCompleted`, and then `onDisposed`.
  ///
  ///     work         ---(1|)        work         ---|
  ///     onSuccess       1           onCompleted     *
  ///     onDisposed      *           onDisposed      *
  ///
  /// - Cost: four allocations.
  /// - On error: `onError`, then `onDisposed`.
  /// - On dispose: `onDisposed`; nothing is told after that.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let hasElement = Cell(false)
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

  /// Starts the work for `object`, which is held weakly and handed to each closure. See `Observable.subscribe(with:)`.
  ///
  ///     work         ---(1|)        work         ---|
  ///     onSuccess       1           onCompleted     *
  ///
  /// - Cost: a weak load an event (about 40 ns), and about twelve allocations.
  /// - On error: `onError`, then `onDisposed`, if the object lives.
  /// - On dispose: `onDisposed`, if the object lives.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onSuccess: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    let hasElement = Cell(false)
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

  /// Starts the work and tells how it ends.
  ///
  ///     work      ---(1|)           work      ---|
  ///     observer     .success(1)    observer     .completed
  ///
  /// - Cost: seven allocations.
  /// - On error: `.error`.
  /// - On dispose: nothing is told.
  public func subscribe(_ observer: @escaping MaybeObserver) -> any Disposable {
    subscribe(
      onSuccess: { observer(.success($0)) }, onError: { observer(.error($0)) }, onCompleted: { observer(.completed) })
  }

  /// One element. See `Observable.just`.
  public static func just(_ element: Element) -> Maybe<Element> { Maybe(raw: .just(element)) }

  /// No element. See `Observable.empty`.
  public static func empty() -> Maybe<Element> { Maybe(raw: .empty()) }

  /// Sends what `transform` makes of the element. See `Observable.map`.
  public func map<Result, Failure: Error>(
    _ transform: @escaping (Element) throws(Failure) -> Result
  ) -> Maybe<Result> {
    Maybe<Result>(raw: source.map(transform))
  }

  /// Sends what `transform` makes of the element, unless that is nil. See `Observable.compactMap`.
  public func compactMap<Result, Failure: Error>(
    _ transform: @escaping (Element) throws(Failure) -> Result?
  ) -> Maybe<Result> {
    Maybe<Result>(raw: source.compactMap(transform))
  }

  /// Sends the element if it satisfies `predicate`. See `Observable.filter`.
  public func filter<Failure: Error>(_ predicate: @escaping (Element) throws(Failure) -> Bool) -> Maybe<Element> {
    Maybe(raw: source.filter(predicate))
  }

  /// Goes on with the maybe that `selector` makes of the element. See `Observable.flatMap`.
  public func flatMap<Result, Failure: Error>(
    _ selector: @escaping (Element) throws(Failure) -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe<Result>(raw: source.flatMap(selector))
  }

  /// Calls closures beside the events that pass. See `Observable.do`.
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

  /// Goes on with `other` when there is no element. See `Observable.ifEmpty(switchTo:)`.
  public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: source.ifEmpty(switchTo: other.source))
  }

  /// Goes on with `other` when there is no element. See `Observable.ifEmpty(switchTo:)`.
  public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
    Single(raw: source.ifEmpty(switchTo: other.source))
  }

  /// Sends `default` when there is no element. See `Observable.ifEmpty(default:)`.
  public func ifEmpty(default: Element) -> Single<Element> { Single(raw: source.ifEmpty(default: `default`)) }

  /// What the work returns; nil when it has no result.
  ///
  /// - Throws: The work's error; `CancellationError` when the task is cancelled.
  /// - Cost: one subscription and one wake-up.
  /// - On dispose: to cancel the task gives the work up.
  public var value: Element? {
    get async throws {
      for try await element in source.values { return element }
      return nil
    }
  }
}
