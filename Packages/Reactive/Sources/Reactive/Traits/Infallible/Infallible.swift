/// An observable that cannot fail. Unlike a ``Driver``, an infallible sequence subscribes to its source for each
/// subscriber and works on any actor.
///
///     -1--2--3-|
///
/// An infallible sequence has many operators of ``Observable``. The documentation of each operator names the
/// ``Observable`` operator with the same cost and disposal. Closures do not throw, so no operator can make the sequence
/// fail.
///
/// - Cost: the cost of the underlying observable.
/// - On error: no error can occur, because the code that creates the sequence replaces errors.
/// - On dispose: disposes the underlying observable.
public struct Infallible<Element>: InfallibleType {
  @usableFromInline let source: Observable<Element>

  @inlinable
  init(_ source: Observable<Element>) { self.source = source }

  /// The sequence as an `Observable`.
  @inlinable
  public func asObservable() -> Observable<Element> { source }

  /// The sequence itself.
  @inlinable
  public func asInfallible() -> Infallible<Element> { self }
}

/// A type that can be converted to an ``Infallible``.
///
/// For the cost and the disposal, see ``Infallible``.
public protocol InfallibleType<Element>: ObservableConvertibleType {
  /// The sequence as an `Infallible`.
  func asInfallible() -> Infallible<Element>
}

/// An event of an ``Infallible``.
@frozen
public enum InfallibleEvent<Element> {
  /// An element.
  case next(Element)
  /// The completion.
  case completed
}

extension InfallibleEvent: Equatable where Element: Equatable {}

extension Infallible {
  /// A closure that sends an event.
  public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

  /// Creates a sequence from a closure that runs for each subscription. See `Observable.create`.
  public static func create(
    subscribe: @escaping (@escaping InfallibleObserver) -> any Disposable
  ) -> Infallible<Element> {
    Infallible(
      Observable.create { observer in
        subscribe { event in
          switch event {
          case .next(let element): observer.onNext(element)
          case .completed: observer.onCompleted()
          }
        }
      })
  }

  /// Sends one element, then completes. See `Observable.just`.
  public static func just(_ element: Element) -> Infallible<Element> { Infallible(.just(element)) }

  /// Sends the given elements, then completes. See `Observable.of`.
  public static func of(_ elements: Element...) -> Infallible<Element> { Infallible(.from(elements)) }

  /// Sends the elements of a sequence, then completes. See `Observable.from`.
  public static func from<Elements: Sequence>(_ sequence: Elements) -> Infallible<Element>
  where Elements.Element == Element {
    Infallible(.from(sequence))
  }

  /// Completes at once. See `Observable.empty`.
  public static func empty() -> Infallible<Element> { Infallible(.empty()) }

  /// Never sends an event. See `Observable.never`.
  public static func never() -> Infallible<Element> { Infallible(.never()) }

  /// Calls `observableFactory` for each subscription and sends the events of the result. See `Observable.deferred`.
  public static func deferred(_ observableFactory: @escaping () -> Infallible<Element>) -> Infallible<Element> {
    Infallible(.deferred { observableFactory().source })
  }
}

extension ObservableConvertibleType {
  /// Returns a sequence that sends `onErrorJustReturn` and completes when the source fails.
  ///
  ///     source                              -1--2--#
  ///     asInfallible(onErrorJustReturn: 0)  -1--2--(0|)
  ///
  /// - Cost: no call per element, two allocations per subscription.
  /// - On error: sends `onErrorJustReturn` in place of the error, then completes.
  /// - On dispose: disposes the running sequence.
  public func asInfallible(onErrorJustReturn: Element) -> Infallible<Element> {
    Infallible(asObservable().catchAndReturn(onErrorJustReturn))
  }

  /// Returns a sequence that continues with `infallible` when the source fails.
  ///
  ///     source                                  -1--2--#
  ///     other                                          -a--b-|
  ///     asInfallible(onErrorFallbackTo: other)  -1--2---a--b-|
  ///
  /// - Cost: no call per element, two allocations per subscription.
  /// - On error: starts `infallible` in place of the source.
  /// - On dispose: disposes the running sequence.
  public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
    Infallible(asObservable().catch { _ in infallible.source })
  }

  /// Returns a sequence that continues with the result of `onErrorRecover` when the source fails.
  ///
  ///     source                        -1--2--#
  ///     onErrorRecover                       -a--b-|
  ///     asInfallible(onErrorRecover)  -1--2---a--b-|
  ///
  /// - Cost: no call per element, two allocations per subscription.
  /// - On error: starts the result of `onErrorRecover` in place of the source.
  /// - On dispose: disposes the running sequence.
  public func asInfallible(onErrorRecover: @escaping (any Error) -> Infallible<Element>) -> Infallible<Element> {
    Infallible(asObservable().catch { onErrorRecover($0).source })
  }
}
