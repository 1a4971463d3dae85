/// An observable that can not fail. Unlike a ``Driver`` it is not shared and not bound to the main actor.
///
///     -1--2--3-|
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

  /// Sends one element, then the end.
  public static func just(_ element: Element) -> Infallible<Element> { Infallible(.just(element)) }

  /// Sends the elements given, then the end.
  public static func of(_ elements: Element...) -> Infallible<Element> { Infallible(.from(elements)) }

  /// Sends the elements of a sequence, then the end.
  public static func from<Elements: Sequence>(_ sequence: Elements) -> Infallible<Element>
  where Elements.Element == Element {
    Infallible(.from(sequence))
  }

  /// Sends the end at once.
  public static func empty() -> Infallible<Element> { Infallible(.empty()) }

  /// Sends nothing, not even the end.
  public static func never() -> Infallible<Element> { Infallible(.never()) }

  /// Makes the sequence when somebody subscribes.
  public static func deferred(_ observableFactory: @escaping () -> Infallible<Element>) -> Infallible<Element> {
    Infallible(.deferred { observableFactory().source })
  }
}

extension ObservableConvertibleType {
  /// The sequence with `onErrorJustReturn` and the end in place of an error.
  public func asInfallible(onErrorJustReturn: Element) -> Infallible<Element> {
    Infallible(asObservable().catchAndReturn(onErrorJustReturn))
  }

  /// The sequence that goes on with another in place of an error.
  public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
    Infallible(asObservable().catch { _ in infallible.source })
  }

  /// The sequence that goes on with what `onErrorRecover` makes of an error.
  public func asInfallible(onErrorRecover: @escaping (any Error) -> Infallible<Element>) -> Infallible<Element> {
    Infallible(asObservable().catch { onErrorRecover($0).source })
  }
}
