import CountingMalloc
import OpenCombine
import Reactive

/// Measures the memory of 100,000 subscriptions to a subject through map and filter, and returns the mean for one
/// subscription.
func memoryRows() -> [Row] {
  if counting_malloc_count() < 0 { return [] }
  let count = 100_000
  let sum = Sum()

  let subject = PublishSubject<Int>()
  let pipeline = subject.map { $0 &+ 1 }.filter { $0 & 1 == 0 }
  let ours = held(count) { pipeline.subscribe(onNext: { sum.value &+= $0 }) }

  let passthrough = PassthroughSubject<Int, Never>()
  let publisher = passthrough.map { $0 &+ 1 }.filter { $0 & 1 == 0 }
  let theirs = held(count) { publisher.sink { sum.value &+= $0 } }

  return [
    Row(
      "memory", "one subscription to a subject through map and filter", unit: "bytes", figure: ours.bytes, limit: nil,
      peers: ["OpenCombine": theirs.bytes], bar: Bar(most: 300)),
    Row(
      "allocations", "one subscription to a subject through map and filter", unit: "blocks", figure: ours.blocks,
      limit: nil,
      peers: ["OpenCombine": theirs.blocks], bar: Bar(most: 4)),
  ]
}

/// Creates `count` subscriptions, and returns the mean memory of one subscription. The array of the subscriptions is
/// not counted.
private func held<Subscription>(_ count: Int, _ make: () -> Subscription) -> (bytes: Double, blocks: Double) {
  var kept: [Subscription] = []
  kept.reserveCapacity(count)
  let bytes = counting_malloc_bytes()
  let blocks = counting_malloc_count()
  for _ in 0..<count { kept.append(make()) }
  let result = (
    bytes: Double(counting_malloc_bytes() - bytes) / Double(count),
    blocks: Double(counting_malloc_count() - blocks) / Double(count)
  )
  withExtendedLifetime(kept) {}
  return result
}
