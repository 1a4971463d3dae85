/// Something that a subscription holds and releases when it ends: a place in a subject, a timer, a closure.
///
/// Releasing has two steps, so that no part of a subscription can send while another part is being released: first
/// everything is stopped, then everything is released. Only the second step may run user code.
@usableFromInline
class Resource {
  /// The index of this resource in the scope that holds it, so that it can be removed in constant time.
  // Not checked for exclusivity: a plain value, so no access to it runs user code.
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

  /// Prevents any further event. Runs no user code.
  @usableFromInline
  func stop() {}

  /// Releases what is held. May run user code; calling it again has no effect.
  @usableFromInline
  func release() {}
}
