// Operators of every `PrimitiveSequence`: `Single`, `Maybe` and `Completable`.
extension PrimitiveSequence {
  /// After an error, starts the work again when the trigger sends an element. `notificationHandler` returns
  /// the trigger. See `Observable.retry(when:)`.
  public func retry<Trigger: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> Trigger
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(when: notificationHandler))
  }

  /// Sends each event after a delay of `dueTime`. See `Observable.delay`.
  public func delay(_ dueTime: Duration, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.delay(dueTime, scheduler: scheduler))
  }

  /// Starts the work after `dueTime`. See `Observable.delaySubscription`.
  public func delaySubscription(
    _ dueTime: Duration, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.delaySubscription(dueTime, scheduler: scheduler))
  }

  /// Fails if no event arrives for `dueTime`. See `Observable.timeout`.
  public func timeout(_ dueTime: Duration, scheduler: any SchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.timeout(dueTime, scheduler: scheduler))
  }

  /// Continues with `other` if no event arrives for `dueTime`. See `Observable.timeout`.
  public func timeout(
    _ dueTime: Duration, other: PrimitiveSequence<Trait, Element>, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.timeout(dueTime, other: other, scheduler: scheduler))
  }

  /// Subscribes to the source and disposes the subscription on `scheduler`. See `Observable.subscribe(on:)`.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.subscribe(on: scheduler))
  }

  /// Creates a resource for each subscription, and disposes the resource when the subscription ends. See
  /// `Observable.using`.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: Observable.using(resourceFactory) { resource in try primitiveSequenceFactory(resource).source })
  }

  /// Sends only the events of the first sequence that emits an event. See `Observable.amb`.
  public func amb(_ other: PrimitiveSequence<Trait, Element>) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.amb(other.source))
  }

  /// Prints each event. See `Observable.debug`.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #fileID, line: UInt = #line,
    function: String = #function
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
}
