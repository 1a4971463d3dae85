/// An observer that delivers one event at a time, for operators that have more than one source.
///
/// An event that arrives during a delivery waits until that delivery is over. Nothing is delivered after the end or
/// after `scope` has been disposed.
@usableFromInline
final class Serializer<Element>: ObserverBox<Element> {
  @usableFromInline
  @frozen
  enum State: UInt8 {
    case idle
    case delivering
    /// An event is being delivered, and other events are waiting.
    case congested
  }

  @usableFromInline let next: (Element) -> Void
  @usableFromInline let scope: Scope
  // `state` is not checked for exclusivity, because access to an enumeration without associated values runs no user
  // code.
  @usableFromInline @exclusivity(unchecked) var state = State.idle
  private var waiting = Queue<Event<Element>>()

  @inlinable
  init(_ next: @escaping (Element) -> Void, _ scope: Scope) {
    self.next = next
    self.scope = scope
    super.init()
  }

  // This method is inlined into the closures that call it. The rare paths are separate functions, so that the common
  // path saves no registers.
  @inlinable
  @inline(__always)
  override func send(_ element: Element) {
    if _slowPath(scope.isDisposed) { return }
    if _slowPath(state != .idle) {
      wait(element)
      return
    }
    state = .delivering
    next(element)
    endDelivery()
    // Keeps the element alive until here, so that events from its `deinit` follow the element.
    extendLifetime(element)
  }

  // This method is not inlined. In an inlined copy, the caller could release a value between the read and the write of
  // `state`, and an event from the value's `deinit` would be lost.
  @usableFromInline
  @inline(never)
  func endDelivery() {
    if _fastPath(state == .delivering) { state = .idle } else { drain() }
  }

  /// Ends the sequence with `error`, or with completion when `error` is nil.
  @usableFromInline
  override func finish(_ error: (any Error)?) {
    if state == .idle {
      scope.finish(error)
    } else {
      enqueue(error.map { .error($0) } ?? .completed)
    }
  }

  @usableFromInline
  @inline(never)
  func wait(_ element: Element) { enqueue(.next(element)) }

  private func enqueue(_ event: Event<Element>) {
    waiting.append(event)
    state = .congested
  }

  private func drain() {
    while !scope.isDisposed, let event = waiting.popFirst() {
      switch event {
      case .next(let element): next(element)
      case .error(let error): scope.finish(error)
      case .completed: scope.finish(nil)
      }
    }
    let discarded = exchange(&waiting, with: Queue())
    state = .idle
    extendLifetime(discarded)
  }
}
