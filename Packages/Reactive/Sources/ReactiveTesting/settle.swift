/// Yields to the work that is queued on the current actor until `condition` holds. Use it to wait for results of
/// `async` functions, which virtual time does not control.
///
///     viewModel.load()
///     await settle { titles.events.count == 1 }
///
/// - Parameters:
///   - turns: The maximum number of times to yield. A fake that returns at once needs fewer than ten.
///   - condition: A closure that is called before each yield.
/// - Returns: Whether the condition holds.
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

/// Yields to the work that is queued on the current actor a number of times, to check that nothing happens.
public func settle(turns: Int = 50, isolation: isolated (any Actor)? = #isolation) async {
  for _ in 0..<turns { await Task.yield() }
}
