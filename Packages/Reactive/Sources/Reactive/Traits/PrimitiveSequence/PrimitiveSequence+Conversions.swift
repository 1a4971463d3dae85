extension ObservableType {
  /// The sequence as a ``Single``, which fails if the source does not send exactly one element.
  ///
  ///     source    -1--|        -1--2         ---|
  ///     asSingle  ----(1|)     ----#         ---#
  ///
  /// - Cost: one flag per element.
  /// - On error: passes the error on. Fails with `RxError.noElements` if there is no element, and with
  ///   `.moreThanOneElement` at the second element.
  /// - On dispose: disposes the source.
  public func asSingle() -> Single<Element> { Single(raw: atMostOne(required: true)) }

  /// The sequence as a ``Maybe``, which fails if the source sends more than one element.
  ///
  ///     source    -1--|        -1--2         ---|
  ///     asMaybe   ----(1|)     ----#         ---|
  ///
  /// - Cost: one flag per element.
  /// - On error: passes the error on. Fails with `RxError.moreThanOneElement` at the second element.
  /// - On dispose: disposes the source.
  public func asMaybe() -> Maybe<Element> { Maybe(raw: atMostOne(required: false)) }

  /// Returns an observable that sends the only element when the source completes, and fails at a second element.
  private func atMostOne(required: Bool) -> Observable<Element> {
    let source = asObservable()
    return Pipeline { next, scope in
      let only = Box<Element?>(nil)
      let child = ChildScope(scope) { _, error in
        if let error {
          scope.finish(error)
        } else if let element = only.value {
          next(element)
          scope.finish(nil)
        } else {
          scope.finish(required ? RxError.noElements : nil)
        }
      }
      source.run(
        { element in
          if only.value == nil { only.value = element } else { child.finish(RxError.moreThanOneElement) }
        }, child)
    }
  }
}

extension ObservableType where Element == Never {
  /// The sequence as a ``Completable``. Costs nothing.
  public func asCompletable() -> Completable { Completable(raw: asObservable()) }
}

extension PrimitiveSequence where Trait == SingleTrait {
  /// The work as a ``Maybe``. Costs nothing.
  public func asMaybe() -> Maybe<Element> { Maybe(raw: source) }

  /// The work without its result. See `Observable.ignoreElements`.
  public func asCompletable() -> Completable { Completable(raw: source.ignoreElements()) }

  /// Sends the element if it satisfies `predicate`. See `Observable.filter`.
  public func filter<Failure: Error>(_ predicate: @escaping (Element) throws(Failure) -> Bool) -> Maybe<Element> {
    Maybe(raw: source.filter(predicate))
  }

  /// Sends the result of `transform` for the element, if the result is not nil. See `Observable.compactMap`.
  public func compactMap<Result, Failure: Error>(
    _ transform: @escaping (Element) throws(Failure) -> Result?
  ) -> Maybe<Result> {
    Maybe<Result>(raw: source.compactMap(transform))
  }

  /// Continues with the maybe that `selector` returns for the element. See `Observable.flatMap`.
  public func flatMapMaybe<Result, Failure: Error>(
    _ selector: @escaping (Element) throws(Failure) -> Maybe<Result>
  ) -> Maybe<Result> {
    Maybe<Result>(raw: source.flatMap(selector))
  }

  /// Continues with the completable that `selector` returns for the element. See `Observable.flatMap`.
  public func flatMapCompletable<Failure: Error>(
    _ selector: @escaping (Element) throws(Failure) -> Completable
  ) -> Completable {
    Completable(raw: source.flatMap(selector))
  }

  /// Runs all singles concurrently, and sends the result of `resultSelector` for their elements. See `Observable.zip`.
  ///
  /// If there are no singles, sends the result for an empty array.
  public static func zip<Sources: Collection, Item, Failure: Error>(
    _ singles: Sources, resultSelector: @escaping ([Item]) throws(Failure) -> Element
  ) -> Single<Element> where Sources.Element == Single<Item> {
    if singles.isEmpty {
      return Single.deferred { () throws(Failure) in .just(try resultSelector([])) }
    }
    return Single(raw: Observable.zip(singles.map(\.source), resultSelector: resultSelector))
  }

  /// Runs all singles concurrently, and sends an array of their elements. See `Observable.zip`.
  ///
  /// If there are no singles, sends an empty array.
  public static func zip<Sources: Collection>(_ singles: Sources) -> Single<[Element]>
  where Sources.Element == Single<Element> {
    Single<[Element]>.zip(singles) { (elements: [Element]) in elements }
  }
}

extension PrimitiveSequence where Trait == MaybeTrait {
  /// The work without its result. See `Observable.ignoreElements`.
  public func asCompletable() -> Completable { Completable(raw: source.ignoreElements()) }
}
