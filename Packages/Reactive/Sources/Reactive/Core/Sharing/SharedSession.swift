/// The part of a ``SharedObservable/Session`` that does not depend on the type of the elements.
@usableFromInline
class SharedSession {
  final var connection: Connection?

  @usableFromInline
  init() {}

  /// Passes the end of the source on to the subscribers.
  @usableFromInline
  func ended(_ error: (any Error)?) {}

  /// Handles the end of one subscriber's subscription.
  @usableFromInline
  func left() {}

  /// The scope of the subscription to the source.
  final class Connection: Scope {
    private let session: SharedSession

    init(_ session: SharedSession) {
      self.session = session
      super.init()
    }

    override func terminate(_ error: (any Error)?) { session.ended(error) }
  }

  /// A resource in a subscriber's scope, whose release notifies the session that the subscription has ended.
  final class Membership: Resource {
    private let session: SharedSession

    init(_ session: SharedSession) {
      self.session = session
      super.init()
    }

    override func release() { session.left() }
  }
}
