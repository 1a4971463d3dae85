/// Work with a result, which sends one element or an error.
///
///     success ---(1|)
///     failure ---#
///
/// - Cost: the work runs for each subscription.
/// - On error: ends with the error, without an element.
/// - On dispose: cancels the work.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// The trait of a ``Single``, which sends exactly one element or an error.
public enum SingleTrait {}

/// The result of a ``Single``.
public typealias SingleEvent<Element> = Result<Element, any Error>

extension PrimitiveSequence where Trait == SingleTrait {
  /// A closure that receives the result of a single.
  public typealias SingleObserver = (SingleEvent<Element>) -> Void

  /// Creates a single from a closure that runs for each subscription.
  ///
  ///     subscribe  { $0(.success(1)); return Disposables.create() }
  ///     create     (1|)
  ///
  /// - Cost: five allocations per subscription.
  /// - On error: passes the error on.
  /// - On dispose: disposes the result of `subscribe`.
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
  /// - Cost: one task per subscription.
  /// - On error: an error that `work` throws ends the single.
  /// - On dispose: the task is canceled.
  @MainActor
  public static func create(
    priority: TaskPriority? = nil, work: @escaping @MainActor () async throws -> Element
  ) -> Single<Element> {
    Single(raw: Observable.create(priority: priority, work: work))
  }

  /// Starts the work and calls a closure at the end.
  ///
  ///     work       ---(1|)
  ///     onSuccess     1
  ///     onDisposed    *
  ///
  /// - Cost: two allocations.
  /// - On error: calls `onFailure`, then `onDisposed`.
  /// - On dispose: calls `onDisposed` and no other closure.
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onFailure: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: { onSuccess?($0) }, onError: onFailure, onDisposed: onDisposed)
  }

  /// Starts the work, and calls the closures at the end with `object`, which the subscription holds weakly. See
  /// `Observable.subscribe(with:)`.
  ///
  ///     work       ---(1|)
  ///     onSuccess     1
  ///
  /// - Cost: one weak load per event, and about nine allocations.
  /// - On error: calls `onFailure`, then `onDisposed`, if the object exists.
  /// - On dispose: calls `onDisposed` if the object exists.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  /// Starts the work and calls a closure at the end.
  ///
  ///     work      ---(1|)
  ///     observer     .success(1)
  ///
  /// - Cost: four allocations.
  /// - On error: calls `observer` with a failure.
  /// - On dispose: calls no closure.
  public func subscribe(_ observer: @escaping SingleObserver) -> any Disposable {
    subscribe(onSuccess: { observer(.success($0)) }, onFailure: { observer(.failure($0)) })
  }

  /// Sends one element. See `Observable.just`.
  public static func just(_ element: Element) -> Single<Element> { Single(raw: .just(element)) }

  /// Sends the result of `transform` for the element. See `Observable.map`.
  public func map<Result, Failure: Error>(
    _ transform: @escaping (Element) throws(Failure) -> Result
  ) -> Single<Result> {
    Single<Result>(raw: source.map(transform))
  }

  /// Continues with the single that `selector` returns for the element. See `Observable.flatMap`.
  public func flatMap<Result, Failure: Error>(
    _ selector: @escaping (Element) throws(Failure) -> Single<Result>
  ) -> Single<Result> {
    Single<Result>(raw: source.flatMap(selector))
  }

  /// Calls closures for the events, and passes the events on unchanged. See `Observable.do`.
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

  /// The result of the work.
  ///
  /// - Throws: The work's error, or `CancellationError` if the task is canceled.
  /// - Cost: one subscription and one wake-up.
  /// - On dispose: canceling the task disposes the work.
  public var value: Element {
    get async throws {
      for try await element in source.values { return element }
      throw CancellationError()
    }
  }
}
