/// Work without a result, which sends only a completion or an error.
///
///     completed ---|
///     failure   ---#
///
/// - Cost: the work runs for each subscription.
/// - On error: ends with the error, without an element.
/// - On dispose: cancels the work.
public typealias Completable = PrimitiveSequence<CompletableTrait, Never>

/// The trait of a ``Completable``, which sends no element.
public enum CompletableTrait {}

/// The event that ends a ``Completable``.
@frozen
public enum CompletableEvent {
  /// A failure.
  case error(any Error)
  /// A completion.
  case completed
}

extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
  /// A closure that receives the event that ends a completable.
  public typealias CompletableObserver = (CompletableEvent) -> Void

  /// Creates a completable from a closure that runs for each subscription.
  ///
  ///     subscribe  { $0(.completed); return Disposables.create() }
  ///     create     |
  ///
  /// - Cost: five allocations per subscription.
  /// - On error: passes the error on.
  /// - On dispose: disposes the result of `subscribe`.
  public static func create(subscribe: @escaping (@escaping CompletableObserver) -> any Disposable) -> Completable {
    Completable(
      raw: Observable.create { observer in
        subscribe { event in
          switch event {
          case .error(let error): observer.onError(error)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// Runs an `async` function on the main actor for each subscription.
  ///
  ///     work    [----]
  ///     create  -----|
  ///
  /// - Cost: one task per subscription.
  /// - On error: an error that `work` throws ends the completable.
  /// - On dispose: the task is canceled.
  @MainActor
  public static func create(
    priority: TaskPriority? = nil, work: @escaping @MainActor () async throws -> Void
  ) -> Completable {
    Completable(raw: Observable<Void>.create(priority: priority, work: work).ignoreElements())
  }

  /// Starts the work and calls a closure at the end.
  ///
  ///     work         ---|
  ///     onCompleted     *
  ///     onDisposed      *
  ///
  /// - Cost: one allocation.
  /// - On error: calls `onError`, then `onDisposed`.
  /// - On dispose: calls `onDisposed` and no other closure.
  public func subscribe(
    onCompleted: (() -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Starts the work, and calls the closures at the end with `object`, which the subscription holds weakly. See
  /// `Observable.subscribe(with:)`.
  ///
  ///     work         ---|
  ///     onCompleted     *
  ///
  /// - Cost: one weak load per event, and about nine allocations.
  /// - On error: calls `onError`, then `onDisposed`, if the object exists.
  /// - On dispose: calls `onDisposed` if the object exists.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onCompleted: ((Object) -> Void)? = nil,
    onError: ((Object, any Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(with: object, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Starts the work and calls a closure at the end.
  ///
  ///     work      ---|
  ///     observer     .completed
  ///
  /// - Cost: three allocations.
  /// - On error: calls `observer` with `.error`.
  /// - On dispose: calls no closure.
  public func subscribe(_ observer: @escaping CompletableObserver) -> any Disposable {
    subscribe(onCompleted: { observer(.completed) }, onError: { observer(.error($0)) })
  }

  /// Completes at once. See `Observable.empty`.
  public static func empty() -> Completable { Completable(raw: .empty()) }

  /// Calls closures for the events, and passes the events on unchanged. See `Observable.do`.
  public func `do`(
    onError: ((any Error) throws -> Void)? = nil,
    afterError: ((any Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Completable {
    Completable(
      raw: source.do(
        onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Continues with `second` after the completion. See `Observable.concat`.
  public func andThen(_ second: Completable) -> Completable {
    Completable(raw: source.then(second.source))
  }

  /// Continues with `second` after the completion, as `andThen(_:)` does.
  public func concat(_ second: Completable) -> Completable { andThen(second) }

  /// Continues with `second` after the completion.
  ///
  ///     this     ---|
  ///     second      --(1|)
  ///     andThen  -----(1|)
  ///
  /// - Cost: two allocations per subscription; no call per element.
  /// - On error: passes the error on; `second` does not start after an error.
  /// - On dispose: disposes the running sequence.
  public func andThen<Result>(_ second: Single<Result>) -> Single<Result> {
    Single(raw: source.then(second.source))
  }

  /// Continues with `second` after the completion.
  ///
  ///     this     ---|
  ///     second      --(1|)
  ///     andThen  -----(1|)
  ///
  /// - Cost: two allocations per subscription; no call per element.
  /// - On error: passes the error on; `second` does not start after an error.
  /// - On dispose: disposes the running sequence.
  public func andThen<Result>(_ second: Maybe<Result>) -> Maybe<Result> {
    Maybe(raw: source.then(second.source))
  }

  /// Continues with `second` after the completion.
  ///
  ///     this     ---|
  ///     second      --(1|)
  ///     andThen  -----(1|)
  ///
  /// - Cost: two allocations per subscription; no call per element.
  /// - On error: passes the error on; `second` does not start after an error.
  /// - On dispose: disposes the running sequence.
  public func andThen<Result>(_ second: Observable<Result>) -> Observable<Result> { source.then(second) }

  /// Runs `sources`, one after the other. See `Observable.concat`.
  public static func concat(_ sources: Completable...) -> Completable { concat(sources) }

  /// Runs `sources`, one after the other. See `Observable.concat`.
  public static func concat<Sources: Sequence>(_ sources: Sources) -> Completable
  where Sources.Element == Completable {
    Completable(raw: Observable.concat(sources.lazy.map(\.source)))
  }

  /// Runs `sources` concurrently and completes when all have completed. See `Observable.merge`.
  public static func zip(_ sources: Completable...) -> Completable { zip(sources) }

  /// Runs `sources` concurrently and completes when all have completed. See `Observable.merge`.
  public static func zip<Sources: Collection>(_ sources: Sources) -> Completable
  where Sources.Element == Completable {
    Completable(raw: Observable.merge(sources.map(\.source)))
  }

  /// Waits for the completion of the work.
  ///
  /// - Throws: The work's error, or `CancellationError` if the task is canceled.
  /// - Cost: one subscription and one wake-up.
  /// - On dispose: canceling the task disposes the work.
  public var value: Void {
    get async throws {
      for try await _ in source.values {}
    }
  }
}

extension Observable where Element == Never {
  /// Continues with `second` after the completion, and releases the first sequence.
  fileprivate func then<Result>(_ second: Observable<Result>) -> Observable<Result> {
    Pipeline { [self] next, scope in
      let child = ChildScope(scope) { _, error in
        if let error { scope.finish(error) } else { scope.startLate(second, next) }
      }
      run({ _ in }, child)
    }
  }
}
