// in Domain

// What each required feature refuses, and in the lines that are not marked, what it makes possible.
import FoundationEssentials

// InternalImportsByDefault
func within(_ date: Date) {}
public func leak(_ date: Date) {}  // refused: function cannot be declared public

// ExistentialAny
protocol Named {
  func name() -> String
}
func greet(_ named: any Named) -> String { named.name() }
func greetPlainly(_ named: Named) -> String { named.name() }  // refused: must be written 'any Named'

// InferIsolatedConformances
@MainActor final class Screen: Named {
  func name() -> String { "screen" }
}
nonisolated func elsewhere(_ screen: Screen) -> any Named { screen }  // refused: cannot be used in nonisolated

// NonisolatedNonsendingByDefault
final class Counter {
  var count = 0
}
nonisolated func increment(_ counter: Counter) async { counter.count += 1 }
@MainActor final class Owner {
  let counter = Counter()
  func tap() async { await increment(counter) }
  func leave() { Task.detached { await increment(self.counter) } }  // refused: cannot exit main actor-isolated
}
