/// Lets the work that is queued on the present actor run until `condition` holds: for results of `async` functions,
/// which virtual time does not govern.
///
///     viewModel.load()
///     await settle { titles.events.count == 1 }
///
/// - Parameters:
///   - turns: How many turns it waits at most; a fake that answers at once needs fewer than ten.
///   - condition: What is waited for. Looked at after each turn.
/// - Returns: Whether the condition came to hold.
@discardableResult
public func settle(
  turns: Int = 10_000, isolation: isolated (any Actor)? = #isolation, until condition: () -> Bool
) async -> Bool {
  for _ in 0..<turns {
    if condition() { return true }
    await Task.yield()
  }
  return condition()
}

/// Lets the work that is queued on the present actor run for a number of turns: to show that nothing happens.
public func settle(turns: Int = 50, isolation: isolated (any Actor)? = #isolation) async {
  for _ in 0..<turns { await Task.yield() }
}
