/// Something that a subscription holds and gives back when it ends: a place in a subject, a timer, a closure.
///
/// Giving back has two steps, so that nothing of a subscription can speak while another part of it is being undone:
/// first everything is silenced, then everything is released. Only the second step may run a user's code.
@usableFromInline
class Resource {
  /// Where the owning scope keeps this resource, so that it can be taken out again in constant time.
  @usableFromInline @exclusivity(unchecked) var position = 0

  #if DEBUG
  let tally = LiveResources.current
  #endif

  @usableFromInline
  init() {
    #if DEBUG
    tally?.arrived()
    #endif
  }

  deinit {
    #if DEBUG
    tally?.left()
    #endif
  }

  /// Makes sure that nothing is sent from here on. Runs no user's code.
  @usableFromInline
  func stop() {}

  /// Gives back what is held. May run a user's code.
  @usableFromInline
  func release() {}
}
