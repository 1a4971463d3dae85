/// A resource that a subscription holds and releases when it ends: a place in a subject, a timer, a closure.
///
/// A release has two steps, so that no part of a subscription can send while another part is being released: first all
/// resources are stopped, then all are released. Only the second step may run user code.
@usableFromInline
class Resource {
  /// The index of this resource in the scope that holds it, so that it can be removed in constant time.
  // Not checked for exclusivity, because no access to a plain value runs user code.
  @usableFromInline @exclusivity(unchecked) final var position = 0

  #if DEBUG
  let counter = LiveResources.current
  #endif

  @usableFromInline
  init() {
    #if DEBUG
    counter?.increment()
    #endif
  }

  deinit {
    #if DEBUG
    counter?.decrement()
    #endif
  }

  /// Prevents further events. Runs no user code.
  @usableFromInline
  func stop() {}

  /// Releases what this resource holds. May run user code; further calls have no effect.
  @usableFromInline
  func release() {}
}
