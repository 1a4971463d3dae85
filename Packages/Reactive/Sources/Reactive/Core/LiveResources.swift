#if DEBUG
import Synchronization

/// Counts the resources of subscriptions that are alive, in debug builds: what is left after a dispose is a leak.
package final class LiveResources: Sendable {
  /// The counter of the resources that this task makes.
  @TaskLocal package static var current: LiveResources?

  private let alive = Atomic(0)

  package init() {}

  /// The number of resources that are alive.
  package var count: Int { alive.load(ordering: .relaxed) }

  func increment() { alive.add(1, ordering: .relaxed) }
  func decrement() { alive.subtract(1, ordering: .relaxed) }
}
#endif
