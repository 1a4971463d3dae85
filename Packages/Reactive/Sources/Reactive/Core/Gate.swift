/// Lets one event through at a time, for the stages that more than one source feeds.
///
/// An event that arrives while another is being handled waits until that is done.
@usableFromInline
final class Gate<Element> {
  @usableFromInline let next: (Element) -> Void
  @usableFromInline let scope: Scope
  @usableFromInline @exclusivity(unchecked) var turn = Turn.free
  @usableFromInline var waiting: [Event<Element>] = []

  @inlinable
  init(_ next: @escaping (Element) -> Void, _ scope: Scope) {
    self.next = next
    self.scope = scope
  }

  // Becomes a part of the closures that call it. What is rare stays outside, or the registers that it needs would be
  // saved at every event; and the compiler is told what is rare, so that an event runs straight through.
  @inlinable
  @inline(__always)
  func send(_ element: Element) {
    if _slowPath(turn != .free) {
      wait(element)
      return
    }
    turn = .taken
    next(element)
    if _fastPath(turn == .taken) { turn = .free } else { drain() }
  }

  /// Ends the downstream run: an error, or completion when `error` is nil.
  @usableFromInline
  func finish(_ error: (any Error)?) {
    if turn == .free {
      scope.finish(error)
    } else {
      line(up: error.map { .error($0) } ?? .completed)
    }
  }

  @usableFromInline
  @inline(never)
  func wait(_ element: Element) { line(up: .next(element)) }

  private func line(up event: Event<Element>) {
    waiting.append(event)
    turn = .awaited
  }

  @usableFromInline
  @inline(never)
  func drain() {
    var handled = 0
    while handled < waiting.count, !scope.isDisposed {
      let event = waiting[handled]
      handled += 1
      switch event {
      case .next(let element): next(element)
      case .error(let error): scope.finish(error)
      case .completed: scope.finish(nil)
      }
    }
    waiting = []
    turn = .free
  }
}
