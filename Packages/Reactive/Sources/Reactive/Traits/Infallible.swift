/// An observable that can not fail. Unlike a ``Driver`` it is not shared and not bound to the main actor.
///
///     -1--2--3-|
///
/// Its operators are those of ``Observable``; each says `See` and its name, and costs and is disposed as that does.
/// What differs: no closure throws, so no operator can make it fail, and the result is infallible again.
///
/// - Cost: none beside the observable that it holds.
/// - On error: there are none: who makes one decides what takes the place of an error.
/// - On dispose: the observable is disposed.
public struct Infallible<Element>: InfallibleType {
  @usableFromInline let source: Observable<Element>

  @inlinable
  init(_ source: Observable<Element>) { self.source = source }

  /// The same sequence as an `Observable`.
  @inlinable
  public func asObservable() -> Observable<Element> { source }

  /// The sequence itself.
  @inlinable
  public func asInfallible() -> Infallible<Element> { self }
}

/// What can be seen as an ``Infallible``.
///
/// It costs, and is disposed, as the ``Infallible`` is.
public protocol InfallibleType<Element>: ObservableConvertibleType {
  /// The sequence as an `Infallible`.
  func asInfallible() -> Infallible<Element>
}

/// What an ``Infallible`` sends.
@frozen
public enum InfallibleEvent<Element> {
  /// An element.
  case next(Element)
  /// The end.
  case completed
}

extension InfallibleEvent: Equatable where Element: Equatable {}

extension Infallible {
  /// How `create` is told what to send.
  public typealias InfallibleObserver = (InfallibleEvent<Element>) -> Void

  /// Makes a sequence of a closure that is run for each subscription. See `Observable.create`.
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

  /// Sends one element, then the end. See `Observable.just`.
  public static func just(_ element: Element) -> Infallible<Element> { Infallible(.just(element)) }

  /// Sends the elements given, then the end. See `Observable.of`.
  public static func of(_ elements: Element...) -> Infallible<Element> { Infallible(.from(elements)) }

  /// Sends the elements of a sequence, then the end. See `Observable.from`.
  public static func from<Elements: Sequence>(_ sequence: Elements) -> Infallible<Element>
  where Elements.Element == Element {
    Infallible(.from(sequence))
  }

  /// Sends the end at once. See `Observable.empty`.
  public static func empty() -> Infallible<Element> { Infallible(.empty()) }

  /// Sends nothing, not even the end. See `Observable.never`.
  public static func never() -> Infallible<Element> { Infallible(.never()) }

  /// Makes the sequence when somebody subscribes. See `Observable.deferred`.
  public static func deferred(_ observableFactory: @escaping () -> Infallible<Element>) -> Infallible<Element> {
    Infallible(.deferred { observableFactory().source })
  }
}

extension ObservableConvertibleType {
  /// The sequence with `onErrorJustReturn` and the end in place of an error.
  ///
  ///     source                              -1--2--#
  ///     asInfallible(onErrorJustReturn: 0)  -1--2--(0|)
  ///
  /// - Cost: none an element, two allocations a subscription.
  /// - On error: `onErrorJustReturn` and the end are sent in its place.
  /// - On dispose: the source, or what took its place, is disposed.
  public func asInfallible(onErrorJustReturn: Element) -> Infallible<Element> {
    Infallible(asObservable().catchAndReturn(onErrorJustReturn))
  }

  /// The sequence that goes on with another in place of an error.
  ///
  ///     source                                  -1--2--#
  ///     other                                          -a--b-|
  ///     asInfallible(onErrorFallbackTo: other)  -1--2---a--b-|
  ///
  /// - Cost: none an element, two allocations a subscription.
  /// - On error: the other is started in its place.
  /// - On dispose: the source, or what took its place, is disposed.
  public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
    Infallible(asObservable().catch { _ in infallible.source })
  }

  /// The sequence that goes on with what `onErrorRecover` makes of an error.
  ///
  ///     source                        -1--2--#
  ///     onErrorRecover                       -a--b-|
  ///     asInfallible(onErrorRecover)  -1--2---a--b-|
  ///
  /// - Cost: none an element, two allocations a subscription.
  /// - On error: `onErrorRecover` is asked what to start in its place.
  /// - On dispose: the source, or what took its place, is disposed.
  public func asInfallible(onErrorRecover: @escaping (any Error) -> Infallible<Element>) -> Infallible<Element> {
    Infallible(asObservable().catch { onErrorRecover($0).source })
  }
}
