/// An event of an observable. An observable sends any number of elements, then at most one `error` or `completed`
/// event.
///
///     -1--2--|   next(1), next(2), completed
///     -1--#      next(1), error(…)
///
/// - Cost: no allocation.
@frozen
public enum Event<Element> {
  /// An element.
  case next(Element)
  /// The end of a sequence that failed.
  case error(any Error)
  /// The end of a sequence that has sent all its elements.
  case completed
}

extension Event {
  /// The element of a `next` event, or nil.
  @inlinable
  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }

  /// The error of an `error` event, or nil.
  @inlinable
  public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  /// Whether this event is `completed`.
  @inlinable
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// Whether this event ends the sequence: `error` or `completed`.
  @inlinable
  public var isStopEvent: Bool {
    if case .next = self { false } else { true }
  }

  /// Returns the event with the element that `transform` returns.
  ///
  ///     next(1)    map { $0 + 1 }    next(2)
  ///     error(e)   map { $0 + 1 }    error(e)
  ///
  /// - Cost: one call.
  /// - On error: an `error` event is not changed; if `transform` throws, the result is an `error` event.
  @inlinable
  public func map<Result, Failure: Error>(_ transform: (Element) throws(Failure) -> Result) -> Event<Result> {
    switch self {
    case .next(let element):
      do throws(Failure) {
        return .next(try transform(element))
      } catch {
        return .error(error)
      }
    case .error(let error): return .error(error)
    case .completed: return .completed
    }
  }
}

extension Event: CustomDebugStringConvertible {
  /// A description for logs: `next(1)`, `error(…)`, `completed`.
  public var debugDescription: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}

extension Event: Sendable where Element: Sendable {}

/// A type that can be converted to an ``Event``. `dematerialize()` requires elements that conform to this protocol.
///
/// - Cost: the cost of ``event``.
public protocol EventConvertible<Element> {
  /// The type of the event's element.
  associatedtype Element
  /// The event itself.
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  /// The event itself.
  public var event: Event<Element> { self }
}
