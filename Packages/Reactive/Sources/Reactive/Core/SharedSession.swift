/// The part of a shared run that does not depend on the type of its elements.
@usableFromInline
class SharedSession {
  final var connection: Connection?

  @usableFromInline
  init() {}

  /// Passes on the end of the source.
  @usableFromInline
  func ended(_ error: (any Error)?) {}

  /// Called when the subscription of a subscriber has ended.
  @usableFromInline
  func left() {}

  /// The run of the source.
  final class Connection: Scope {
    private let session: SharedSession

    init(_ session: SharedSession) {
      self.session = session
      super.init()
    }

    override func terminate(_ error: (any Error)?) { session.ended(error) }
  }

  /// A resource of a subscriber, whose release notifies the session that the subscription has ended.
  final class Membership: Resource {
    private let session: SharedSession

    init(_ session: SharedSession) {
      self.session = session
      super.init()
    }

    override func release() { session.left() }
  }
}
