public import Reactive

// Combine's names for operators. `first()` and `catch` have RxSwift's meaning, which differs from Combine's meaning.
extension ObservableType {
  /// Subscribes to the sequence until the result is released or the sequence ends.
  public func sink(receiveValue: @escaping (Element) -> Void) -> AnyCancellable {
    AnyCancellable(subscribe(onNext: receiveValue))
  }

  /// Subscribes to the sequence until the result is released or the sequence ends.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<any Error>) -> Void,
    receiveValue: @escaping (Element) -> Void
  ) -> AnyCancellable {
    let subscription = subscribe(
      onNext: receiveValue, onError: { receiveCompletion(.failure($0)) },
      onCompleted: { receiveCompletion(.finished) })
    return AnyCancellable(subscription)
  }

  /// Sets the property at `keyPath` of `object` to each element. As in Combine, the subscription holds the object.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Element>, on object: Root) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Sets a ``Published`` property to each element while the property exists.
  public func assign(to published: inout Published<Element>.Publisher) { published = asObservable() }

  /// The sequence as an `Observable`.
  public func eraseToAnyPublisher() -> Observable<Element> { asObservable() }

  /// Returns the sequence unchanged, because every error has the type `any Error`.
  public func setFailureType<Failure: Error>(to type: Failure.Type) -> Observable<Element> { asObservable() }

  /// Replaces an error with the error that `transform` returns.
  public func mapError<Failure: Error>(_ transform: @escaping (any Error) -> Failure) -> Observable<Element> {
    self.catch { .error(transform($0)) }
  }

  /// After an error, continues with the sequence that `handler` returns, for example `Just(1)`.
  @_disfavoredOverload
  public func `catch`<Source: ObservableConvertibleType>(
    _ handler: @escaping (any Error) -> Source
  ) -> Observable<Element> where Source.Element == Element {
    self.catch { error -> Observable<Element> in handler(error).asObservable() }
  }

  /// Skips an element if `areEqual` returns true for the last sent element and the new element.
  public func removeDuplicates(by areEqual: @escaping (Element, Element) -> Bool) -> Observable<Element> {
    distinctUntilChanged(areEqual)
  }

  /// Sends the result of `transform` for each element. An error that `transform` throws ends the sequence.
  public func tryMap<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    map(transform)
  }

  /// Sends `output` in place of an error, then completes.
  public func replaceError(with output: Element) -> Observable<Element> { catchAndReturn(output) }

  /// Sends `output` if the sequence completes without an element.
  public func replaceEmpty(with output: Element) -> Observable<Element> { ifEmpty(default: output) }

  /// Replaces nil with `output`.
  public func replaceNil<Wrapped>(with output: Wrapped) -> Observable<Wrapped> where Element == Wrapped? {
    map { $0 ?? output }
  }

  /// Sends `elements` before the elements of the sequence.
  public func prepend(_ elements: Element...) -> Observable<Element> {
    Observable.concat([Observable.from(elements), asObservable()])
  }

  /// Sends `elements` after the sequence has completed.
  public func append(_ elements: Element...) -> Observable<Element> {
    Observable.concat([asObservable(), Observable.from(elements)])
  }

  /// Sends the first `count` elements, then completes.
  public func prefix(_ count: Int) -> Observable<Element> { take(count) }

  /// Skips the first `count` elements.
  public func dropFirst(_ count: Int = 1) -> Observable<Element> { skip(count) }

  /// Sends all elements as an array when the sequence completes.
  public func collect() -> Observable<[Element]> { toArray().asObservable() }

  /// Skips all elements and sends only the end.
  public func ignoreOutput() -> Observable<Never> { ignoreElements() }

  /// Sends the elements of both sequences as they arrive.
  public func merge(with other: some ObservableConvertibleType<Element>) -> Observable<Element> {
    Observable.merge(asObservable(), other.asObservable())
  }

  /// Sends the latest elements of both sequences, each time one of the sequences sends an element.
  public func combineLatest<Other: ObservableConvertibleType>(
    _ other: Other
  ) -> Observable<(Element, Other.Element)> {
    Observable.combineLatest(asObservable(), other.asObservable())
  }

  /// Sends pairs of elements: the first elements of both sequences, then the second elements, and so on.
  public func zip<Other: ObservableConvertibleType>(_ other: Other) -> Observable<(Element, Other.Element)> {
    Observable.zip(asObservable(), other.asObservable())
  }

  /// Calls closures for the events, and passes the events on unchanged.
  public func handleEvents(
    receiveSubscription: (() -> Void)? = nil,
    receiveOutput: ((Element) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<any Error>) -> Void)? = nil
  ) -> Observable<Element> {
    self.do(
      onNext: receiveOutput, onError: { receiveCompletion?(.failure($0)) },
      onCompleted: { receiveCompletion?(.finished) }, onSubscribe: receiveSubscription)
  }
}

extension ObservableType where Element: Equatable {
  /// Skips an element if it equals the last sent element.
  public func removeDuplicates() -> Observable<Element> { distinctUntilChanged() }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Sends the elements of the latest inner sequence.
  public func switchToLatest() -> Observable<Element.Element> { map { $0.asObservable() }.switchLatest() }
}
