import Dispatch
import Synchronization

/// Runs `work` for each item on all cores and returns the results in the order of the items.
///
/// - Throws: the error of the first item that failed.
func concurrently<Item: Sendable, Output: Sendable>(
  _ items: [Item],
  _ work: @Sendable (Item) throws(InspectorError) -> Output
) throws(InspectorError) -> [Output] {
  let results = Mutex<[Int: Result<Output, InspectorError>]>([:])
  DispatchQueue.concurrentPerform(iterations: items.count) { index in
    let result = Result { () throws(InspectorError) in try work(items[index]) }
    results.withLock { $0[index] = result }
  }
  var outputs: [Output] = []
  for (_, result) in results.withLock({ $0 }).sorted(by: { $0.key < $1.key }) {
    outputs.append(try result.get())
  }
  return outputs
}
