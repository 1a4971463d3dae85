#if DEBUG
import Synchronization

/// Counts the subscriptions' resources that are alive, in debug builds: what is left after a dispose is a leak.
package final class LiveResources: Sendable {
  /// The counter that resources made by this task report to.
  @TaskLocal package static var current: LiveResources?

  private let alive = Atomic(0)

  package init() {}

  /// How many resources made under this counter are alive.
  package var count: Int { alive.load(ordering: .relaxed) }

  func arrived() { alive.add(1, ordering: .relaxed) }
  func left() { alive.subtract(1, ordering: .relaxed) }
}
#endif
