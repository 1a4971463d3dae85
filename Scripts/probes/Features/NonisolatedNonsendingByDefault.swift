// in Domain

// A non-sendable value can be passed to an async function, because the function stays on its caller's actor.
final class Counter {
  var count = 0
}
nonisolated func increment(_ counter: Counter) async { counter.count += 1 }
@MainActor final class Owner {
  let counter = Counter()
  func tap() async { await increment(counter) }
  func leave() { Task.detached { await increment(self.counter) } }  // refused: cannot exit main actor-isolated
}
