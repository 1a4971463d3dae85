/// One piece of work: one element, or an error.
///
///     success ---(1|)
///     failure ---#
///
/// - Cost: one piece of work a subscription.
/// - On error: it is the end, without an element.
/// - On dispose: the work is given up.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// The trait of a ``Single``: exactly one element, or an error.
public enum SingleTrait {}

/// How a ``Single`` ends.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequence where Trait == SingleTrait {
  /// How a single is told its end.
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  /// Makes a single of a closure that is run for each subscription.
  ///
  ///     subscribe  { $0(.success(1)); return Disposables.create() }
  ///     create     (1|)
  ///
  /// - Cost: five allocations a subscription.
  /// - On error: subscribers end with it.
  /// - On dispose: what `subscribe` returned is disposed.
  public static func create(subscribe: @escaping (@escaping SingleObserver) -> any Disposable) -> Single<Element> {
    Single(
      raw: Observable.create { observer in
        subscribe { event in
          switch event {
          case .success(let element):
            observer.onNext(element)
            observer.onCompleted()
          case .failure(let error):
            observer.onError(error)
          }
        }
      })
  }

  /// Runs an `async` function on the main actor for each subscription.
  ///
  ///     work    [----1]
  ///     create  -----(1|)
  ///
  /// - Cost: one task a subscription.
  /// - On error: an error thrown by `work` is the single's.
  /// - On dispose: the task is cancelled.
  @MainActor
  public static func create(
    priority: TaskPriority? = nil, work: @escaping @MainActor () async throws -> Element
  ) -> Single<Element> {
    Single(raw: Observable.create(priority: priority, work: work))
  }

  /// Starts the work and tells how it ends.
  ///
  ///     work       ---(1|)
  ///     onSuccess     1
  ///     onDisposed    *
  ///
  /// - Cost: two allocations.
  /// - On error: `onFailure`, then `onDisposed`.
  /// - On dispose: `onDisposed`; nothing is told after that.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onFailure: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: { onSuccess?($0) }, onError: onFailure, onDisposed: onDisposed)
  }

  /// Starts the work for `object`, which is held weakly and handed to each closure. See `Observable.subscribe(with:)`.
  ///
  ///     work       ---(1|)
  ///     onSuccess     1
  ///
  /// - Cost: a weak load an event (about 40 ns), and about nine allocations.
  /// - On error: `onFailure`, then `onDisposed`, if the object lives.
  /// - On dispose: `onDisposed`, if the object lives.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  /// Starts the work and tells how it ends.
  ///
  ///     work      ---(1|)
  ///     observer     .success(1)
  ///
  /// - Cost: four allocations.
  /// - On error: a failure.
  /// - On dispose: nothing is told.
  public func subscribe(_ observer: @escaping SingleObserver) -> any Disposable {
    subscribe(onSuccess: { observer(.success($0)) }, onFailure: { observer(.failure($0)) })
  }

  /// One element. See `Observable.just`.
  public static func just(_ element: Element) -> Single<Element> { Single(raw: .just(element)) }

  /// Sends what `transform` makes of the element. See `Observable.map`.
  public func map<Result, Failure: Error>(
    _ transform: @escaping (Element) throws(Failure) -> Result
  ) -> Single<Result> {
    Single<Result>(raw: source.map(transform))
  }

  /// Goes on with the single that `selector` makes of the element. See `Observable.flatMap`.
  public func flatMap<Result, Failure: Error>(
    _ selector: @escaping (Element) throws(Failure) -> Single<Result>
  ) -> Single<Result> {
    Single<Result>(raw: source.flatMap(selector))
  }

  /// Calls closures beside the events that pass. See `Observable.do`.
  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil,
    afterSuccess: ((Element) throws -> Void)? = nil,
    onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    Single(
      raw: source.do(
        onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError, onSubscribe: onSubscribe,
        onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Sends `element` in place of an error. See `Observable.catchAndReturn`.
  public func catchAndReturn(_ element: Element) -> Single<Element> { Single(raw: source.catchAndReturn(element)) }

  /// What the work returns.
  ///
  /// - Throws: The work's error; `CancellationError` when the task is cancelled.
  /// - Cost: one subscription and one wake-up.
  /// - On dispose: to cancel the task gives the work up.
  public var value: Element {
    get async throws {
      for try await element in source.values { return element }
      throw CancellationError()
    }
  }
}
