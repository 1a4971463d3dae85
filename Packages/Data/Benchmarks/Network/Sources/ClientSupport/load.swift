/// Measures `count` requests, `concurrency` at a time, after a warm-up of at most 2,000 requests.
public func load(
  count: Int,
  concurrency: Int,
  get: @escaping @Sendable (_ number: Int) async throws -> Void
) async throws -> LoadResult {
  _ = try await pass(count: min(count, 2000), concurrency: concurrency, get)
  let cpu = ProcessUsage.cpuSeconds()
  let clock = ContinuousClock()
  let start = clock.now
  let times = try await pass(count: count, concurrency: concurrency, get).sorted()
  let seconds = (clock.now - start) / .seconds(1)
  var result = LoadResult()
  result.requestsPerSecond = Double(count) / seconds
  result.cpuMicroseconds = (ProcessUsage.cpuSeconds() - cpu) * 1e6 / Double(count)
  result.medianMicroseconds = times[times.count / 2] / .microseconds(1)
  result.slowMicroseconds = times[times.count * 99 / 100] / .microseconds(1)
  result.peakMegabytes = ProcessUsage.peakMegabytes
  return result
}

/// Sends the requests, and returns the duration of each request.
private func pass(
  count: Int,
  concurrency: Int,
  _ get: @escaping @Sendable (_ number: Int) async throws -> Void
) async throws -> [Duration] {
  try await withThrowingTaskGroup(of: [Duration].self) { group in
    for worker in 0..<concurrency {
      group.addTask {
        let clock = ContinuousClock()
        var times: [Duration] = []
        for number in stride(from: worker, to: count, by: concurrency) {
          let start = clock.now
          try await get(number)
          times.append(clock.now - start)
        }
        return times
      }
    }
    return try await group.reduce(into: []) { $0 += $1 }
  }
}

/// Measures one download of `bytes` bytes.
public func measureDownload(bytes: Int, _ download: () async throws -> Void) async throws -> LoadResult {
  let clock = ContinuousClock()
  let cpu = ProcessUsage.cpuSeconds()
  let time = try await clock.measure { try await download() }
  var result = LoadResult()
  result.megabytesPerSecond = Double(bytes) / 1e6 / (time / .seconds(1))
  result.cpuMicroseconds = (ProcessUsage.cpuSeconds() - cpu) * 1e6
  result.peakMegabytes = ProcessUsage.peakMegabytes
  return result
}
