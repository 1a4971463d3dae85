/// Lets one event through at a time, for the stages that more than one source feeds.
///
/// An event that arrives while another is being handled waits until that is done.
@usableFromInline
final class Gate<Element> {
  @usableFromInline let next: (Element) -> Void
  @usableFromInline let scope: Scope
  @usableFromInline @exclusivity(unchecked) var isBusy = false
  @usableFromInline @exclusivity(unchecked) var hasWaiting = false
  @usableFromInline var waiting: [Event<Element>] = []

  @inlinable
  init(_ next: @escaping (Element) -> Void, _ scope: Scope) {
    self.next = next
    self.scope = scope
  }

  @inlinable
  func send(_ element: Element) {
    if isBusy {
      wait(.next(element))
      return
    }
    isBusy = true
    next(element)
    isBusy = false
    if hasWaiting { drain() }
  }

  /// Ends the downstream run: an error, or completion when `error` is nil.
  @usableFromInline
  func finish(_ error: (any Error)?) {
    if isBusy {
      wait(error.map { .error($0) } ?? .completed)
    } else {
      scope.finish(error)
    }
  }

  @usableFromInline
  func wait(_ event: Event<Element>) {
    waiting.append(event)
    hasWaiting = true
  }

  @usableFromInline
  func drain() {
    isBusy = true
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
    hasWaiting = false
    isBusy = false
  }
}
