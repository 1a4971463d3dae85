public import Reactive

/// The namespace of Combine's publishers that combine several sources.
public enum Publishers {
  /// The latest elements of two sources, each time a source sends an element. See `Observable.combineLatest`.
  public struct CombineLatest<A: ObservableConvertibleType, B: ObservableConvertibleType>: ObservableType {
    private let source: Observable<(A.Element, B.Element)>

    /// Creates a sequence that combines two sources.
    public init(_ a: A, _ b: B) { source = Observable.combineLatest(a.asObservable(), b.asObservable()) }

    /// The sequence as an `Observable`.
    public func asObservable() -> Observable<(A.Element, B.Element)> { source }
  }

  /// The latest elements of three sources, each time a source sends an element. See `Observable.combineLatest`.
  public struct CombineLatest3<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType
  >: ObservableType {
    private let source: Observable<(A.Element, B.Element, C.Element)>

    /// Creates a sequence that combines three sources.
    public init(_ a: A, _ b: B, _ c: C) {
      source = Observable.combineLatest(a.asObservable(), b.asObservable(), c.asObservable())
    }

    /// The sequence as an `Observable`.
    public func asObservable() -> Observable<(A.Element, B.Element, C.Element)> { source }
  }

  /// The latest elements of four sources, each time a source sends an element. See `Observable.combineLatest`.
  public struct CombineLatest4<
    A: ObservableConvertibleType, B: ObservableConvertibleType, C: ObservableConvertibleType,
    D: ObservableConvertibleType
  >: ObservableType {
    private let source: Observable<(A.Element, B.Element, C.Element, D.Element)>

    /// Creates a sequence that combines four sources.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      source = Observable.combineLatest(a.asObservable(), b.asObservable(), c.asObservable(), d.asObservable())
    }

    /// The sequence as an `Observable`.
    public func asObservable() -> Observable<(A.Element, B.Element, C.Element, D.Element)> { source }
  }

  /// Pairs of elements of two sources: the first elements, then the second elements, and so on. See `Observable.zip`.
  public struct Zip<A: ObservableConvertibleType, B: ObservableConvertibleType>: ObservableType {
    private let source: Observable<(A.Element, B.Element)>

    /// Creates a sequence of pairs of elements of two sources.
    public init(_ a: A, _ b: B) { source = Observable.zip(a.asObservable(), b.asObservable()) }

    /// The sequence as an `Observable`.
    public func asObservable() -> Observable<(A.Element, B.Element)> { source }
  }

  /// The elements of two sources as they arrive. See `Observable.merge`.
  public struct Merge<A: ObservableConvertibleType, B: ObservableConvertibleType>: ObservableType
  where A.Element == B.Element {
    private let source: Observable<A.Element>

    /// Creates a sequence that merges two sources.
    public init(_ a: A, _ b: B) { source = Observable.merge(a.asObservable(), b.asObservable()) }

    /// The sequence as an `Observable`.
    public func asObservable() -> Observable<A.Element> { source }
  }

  /// The elements of any number of sources as they arrive. See `Observable.merge`.
  public struct MergeMany<Source: ObservableConvertibleType>: ObservableType {
    private let source: Observable<Source.Element>

    /// Merges `sources`.
    public init(_ sources: Source...) { self.init(sources) }

    /// Merges `sources`.
    public init(_ sources: some Sequence<Source>) {
      source = Observable.merge(sources.map { $0.asObservable() })
    }

    /// The sequence as an `Observable`.
    public func asObservable() -> Observable<Source.Element> { source }
  }
}

/// A sequence of one element. Combine's name for `Observable.just`.
public struct Just<Output>: ObservableType {
  private let output: Output

  /// Creates a sequence that sends only `output`.
  public init(_ output: Output) { self.output = output }

  /// The sequence as an `Observable`.
  public func asObservable() -> Observable<Output> { .just(output) }
}

/// A sequence that fails at once. Combine's name for `Observable.error`.
public struct Fail<Output, Failure: Error>: ObservableType {
  private let error: Failure

  /// Creates a sequence that fails with `error`.
  public init(error: Failure) { self.error = error }

  /// Creates a sequence that fails with `error`.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// The sequence as an `Observable`.
  public func asObservable() -> Observable<Output> { .error(error) }
}

/// A sequence without elements. Combine's name for `Observable.empty`.
public struct Empty<Output, Failure: Error>: ObservableType {
  private let completesAtOnce: Bool

  /// Creates a sequence without elements, which completes at once or never.
  public init(completeImmediately: Bool = true) { completesAtOnce = completeImmediately }

  /// The sequence as an `Observable`.
  public func asObservable() -> Observable<Output> { completesAtOnce ? .empty() : .never() }
}

/// The result of work that starts at once and runs only once. Unlike a `Future`, a `Single` runs its work for each
/// subscriber.
public final class Future<Output, Failure: Error>: ObservableType {
  /// A closure that ends the future with a result. Only the first call has an effect.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let subject = AsyncSubject<Output>()

  /// Starts the work.
  public init(_ attemptToFulfill: (@escaping Promise) -> Void) {
    attemptToFulfill { [subject] result in
      switch result {
      case .success(let output):
        subject.onNext(output)
        subject.onCompleted()
      case .failure(let error): subject.onError(error)
      }
    }
  }

  /// The sequence as an `Observable`.
  public func asObservable() -> Observable<Output> { subject }
}
