public import Reactive

extension PrimitiveSequence {
  /// After an error, continues with the sequence that `handler` returns. RxSwift 5's name for `catch(_:)`.
  @available(*, deprecated, renamed: "catch(_:)")
  public func catchError(
    _ handler: @escaping (any Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    self.catch(handler)
  }

  /// After an error, subscribes again when the observable that `notificationHandler` returns sends an element.
  /// RxSwift 5's name for `retry(when:)`.
  @available(*, deprecated, renamed: "retry(when:)")
  public func retryWhen<Trigger: ObservableType>(
    _ notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> PrimitiveSequence<Trait, Element> {
    retry(when: notificationHandler)
  }

  /// Sends every event on `scheduler`. RxSwift 5's name for `observe(on:)`.
  @available(*, deprecated, renamed: "observe(on:)")
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    observe(on: scheduler)
  }

  /// Subscribes to the source and disposes the subscription on `scheduler`. RxSwift 5's name for `subscribe(on:)`.
  @available(*, deprecated, renamed: "subscribe(on:)")
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    subscribe(on: scheduler)
  }
}

extension PrimitiveSequence where Trait == SingleTrait {
  /// Sends `element` in place of an error. RxSwift 5's name for `catchAndReturn(_:)`.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> Single<Element> { catchAndReturn(element) }

  /// Starts the work, and calls a closure at its end. In RxSwift 5, `onFailure` is named `onError`.
  @available(*, deprecated, renamed: "subscribe(onSuccess:onFailure:onDisposed:)")
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onError: @escaping (any Error) -> Void,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    subscribe(onSuccess: onSuccess, onFailure: onError, onDisposed: onDisposed)
  }
}

extension PrimitiveSequence where Trait == MaybeTrait {
  /// Sends `element` in place of an error. RxSwift 5's name for `catchAndReturn(_:)`.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> Maybe<Element> { catchAndReturn(element) }
}

extension PrimitiveSequence where Trait == CompletableTrait, Element == Never {
  /// Runs `sources` concurrently and completes when all have completed. RxSwift 5's name for `zip(_:)`.
  @available(*, deprecated, renamed: "zip(_:)")
  public static func merge(_ sources: Completable...) -> Completable { zip(sources) }

  /// Runs `sources` concurrently and completes when all have completed. RxSwift 5's name for `zip(_:)`.
  @available(*, deprecated, renamed: "zip(_:)")
  public static func merge<Sources: Collection>(_ sources: Sources) -> Completable
  where Sources.Element == Completable {
    zip(sources)
  }
}

extension Result where Failure == any Error {
  /// The result of a `Single` that failed. RxSwift 5's name for `failure(_:)`.
  @available(*, deprecated, renamed: "failure(_:)")
  public static func error(_ error: any Error) -> Self { .failure(error) }
}
