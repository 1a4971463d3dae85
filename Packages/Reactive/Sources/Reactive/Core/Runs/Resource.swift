/// An object that a subscription holds until the subscription ends, for example a timer, a closure or a source's scope.
///
/// A subscription ends in two steps: first it stops all its resources, then it releases them. Therefore, no resource
/// sends an event while another resource is being released. The release may run user code, but the stop may not.
@usableFromInline
class Resource {
  /// The index of this resource in its scope, so that the scope can remove the resource in constant time.
  // The index is not checked for exclusivity, because access to an integer runs no user code.
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

  /// Releases what this resource holds. The release may run user code. Further calls have no effect.
  @usableFromInline
  func release() {}
}
