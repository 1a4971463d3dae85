import Foundation

/// Runs the variants of a case one after the other, and repeats this `rounds` times. Returns a row with the median time
/// of each variant, in nanoseconds per repetition.
func measure(_ subject: Case, rounds: Int) async -> Row {
  var checksums: [String: Int] = [:]
  for variant in subject.variants where variant.isExact { checksums[variant.name] = await variant.run(2000) }
  precondition(Set(checksums.values).count <= 1, "\(subject.name): different checksums: \(checksums)")
  var samples: [String: [Double]] = [:]
  for _ in 0..<rounds {
    for variant in subject.variants {
      let count = subject.count / variant.thinning
      let start = processorTime()
      _ = await variant.run(count)
      samples[variant.name, default: []].append(Double(processorTime() - start) / Double(count))
    }
  }
  var figures = samples.mapValues(median)
  let ours = figures.removeValue(forKey: "Reactive") ?? .nan
  let limit = figures.removeValue(forKey: "limit")
  return Row(subject.name, subject.title, unit: "ns", figure: ours, limit: limit, peers: figures, bar: subject.bar)
}

/// Returns the median of the samples.
func median(_ samples: [Double]) -> Double {
  let sorted = samples.sorted()
  let middle = sorted.count / 2
  return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}

/// Returns the processor time of this process, in nanoseconds. Other processes affect processor time less than they
/// affect wall-clock time.
func processorTime() -> UInt64 {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
}
