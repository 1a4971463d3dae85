/// Yields to other work on the current actor until `condition` holds, at most `turns` times. Use this function to wait
/// for results of `async` functions, which virtual time does not control.
///
///     viewModel.load()
///     await settle { titles.events.count == 1 }
///
/// - Parameters:
///   - turns: The maximum number of times to yield. For a fake that returns at once, fewer than ten turns are enough.
///   - condition: A closure that is called before each yield.
/// - Returns: Whether `condition` holds at the end.
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

/// Yields `turns` times to other work on the current actor. Use this function in a test that expects no event.
public func settle(turns: Int = 50, isolation: isolated (any Actor)? = #isolation) async {
  for _ in 0..<turns { await Task.yield() }
}
