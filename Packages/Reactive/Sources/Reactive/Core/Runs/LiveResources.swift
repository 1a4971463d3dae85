#if DEBUG
import Synchronization

/// A counter of the live resources of subscriptions, in debug builds. A resource that still exists after its
/// subscription was disposed is a leak.
package final class LiveResources: Sendable {
  /// The counter for the resources that the current task creates.
  @TaskLocal package static var current: LiveResources?

  private let alive = Atomic(0)

  package init() {}

  /// The number of live resources.
  package var count: Int { alive.load(ordering: .relaxed) }

  func increment() { alive.add(1, ordering: .relaxed) }
  func decrement() { alive.subtract(1, ordering: .relaxed) }
}
#endif
