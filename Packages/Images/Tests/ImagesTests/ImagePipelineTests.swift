import Images
import Synchronization
import Testing

@MainActor @Suite("Loading and caching images in a pipeline") struct ImagePipelineTests {
  private let loader = FakeLoader()

  /// Creates a pipeline in which each request is a number, and its image is the number as a string. Each image has a
  /// cost of 10.
  private func pipeline(costLimit: Int = 1000, workLimit: Int = 6) -> ImagePipeline<Int, String> {
    ImagePipeline(costLimit: costLimit, workLimit: workLimit, cost: { _ in 10 }) { [loader] in try await loader.load($0)
    }
  }

  @Test("An image is loaded once, even if it is requested several times") func imageIsLoadedOnce() async {
    let pipeline = pipeline()
    pipeline.want([1])
    pipeline.want([1, 2])
    await settle()
    pipeline.want([])
    pipeline.want([1, 2])
    await settle()
    #expect(loader.requests == [1, 2])
    #expect(pipeline.image(for: 1) == "1")
  }

  @Test("The most urgent images are loaded first, a few at a time") func mostUrgentAreLoadedFirst() async {
    let pipeline = pipeline(workLimit: 2)
    loader.isHolding = true
    pipeline.want([1, 2, 3, 4, 5])
    await settle()
    #expect(loader.requests == [1, 2])
    pipeline.want([5, 4, 3, 2, 1])
    await settle()
    #expect(loader.requests == [1, 2], "loads in progress are not started again")
    loader.isHolding = false
    await settle()
    #expect(loader.requests == [1, 2, 5, 4, 3])
  }

  @Test("An urgent image is loaded at once, and loads in progress continue") func urgentDoesNotWait() async {
    let pipeline = pipeline(workLimit: 2)
    loader.isHolding = true
    pipeline.want([1, 2, 3])
    await settle()
    pipeline.want([9, 8, 1, 2, 3], urgent: 1)
    await settle()
    #expect(loader.requests == [1, 2, 9])
    #expect(loader.cancelled.isEmpty)
    loader.isHolding = false
    await settle()
    #expect(loader.requests == [1, 2, 9, 8, 3])
  }

  @Test("If an image is no longer requested, its load is canceled, and the next load starts")
  func unwantedIsCancelled() async {
    let pipeline = pipeline(workLimit: 1)
    loader.isHolding = true
    pipeline.want([1])
    await settle()
    pipeline.want([2])
    await settle()
    #expect(loader.cancelled == [1])
    loader.isHolding = false
    await settle()
    #expect(pipeline.image(for: 2) == "2")
    #expect(pipeline.image(for: 1) == nil)
  }

  @Test("The pipeline calls onChange when an image is ready") func readyImagesAreReported() async {
    let pipeline = pipeline()
    var changes = 0
    pipeline.onChange = { changes += 1 }
    pipeline.want([1, 2, 3])
    await settle()
    #expect(changes == 3)
  }

  @Test("A failed image that is still requested is loaded again only after `retry`")
  func failedImageWaitsForRetry() async {
    let pipeline = pipeline()
    loader.failing = [1]
    pipeline.want([1])
    await settle()
    pipeline.want([1, 2])
    await settle()
    #expect(loader.requests == [1, 2])
    loader.failing = []
    pipeline.retry()
    await settle()
    #expect(loader.requests == [1, 2, 1])
    #expect(pipeline.image(for: 1) == "1")
  }

  @Test("A failed image is loaded again if it is removed from the requests and then requested again")
  func failedImageComesBack() async {
    let pipeline = pipeline()
    loader.failing = [1]
    pipeline.want([1])
    await settle()
    pipeline.want([])
    loader.failing = []
    pipeline.want([1])
    await settle()
    #expect(pipeline.image(for: 1) == "1")
  }

  @Test("The least recently used images are evicted and passed to `onEvict`") func leastRecentlyUsedAreEvicted() async {
    let pipeline = pipeline(costLimit: 60)
    var evicted: [String] = []
    pipeline.onEvict = { evicted.append($0) }
    for request in 1...12 {
      pipeline.want([request])
      await settle()
    }
    let cached = (1...12).filter { pipeline.image(for: $0) != nil }
    #expect(cached.contains(12) && !cached.contains(1))
    #expect(cached.count * 10 <= 60)
    #expect(evicted.compactMap(Int.init).sorted() == (1...12).filter { !cached.contains($0) })
  }

  @Test("Requested images are never evicted") func wantedImagesStay() async {
    let pipeline = pipeline(costLimit: 1)
    pipeline.want([1, 2, 3, 4])
    await settle()
    #expect((1...4).allSatisfy { pipeline.image(for: $0) != nil })
  }
}

@Suite("Fetching and decoding images with a loader") struct ImageLoaderTests {
  private struct Refused: Error {}

  @Test("A fetched file is decoded") func decodesFetchedFile() async throws {
    let loader = ImageLoader<String, Int>(fetch: { Array($0.utf8) }, decode: { file, _ in file.count })
    #expect(try await loader.image(for: "four") == 4)
  }

  @Test("The number of concurrent decoders is limited", arguments: [1, 2]) func decodersAreLimited(limit: Int) async {
    let counts = Mutex((active: 0, peak: 0))
    let loader = ImageLoader<Int, Int>(
      decoderLimit: limit, fetch: { _ in [] },
      decode: { _, request in
        counts.withLock {
          $0.active += 1
          $0.peak = max($0.peak, $0.active)
        }
        // Leaves time for another decoder to begin.
        for _ in 0..<100_000 where counts.withLock({ $0.peak }) > limit { break }
        counts.withLock { $0.active -= 1 }
        return request
      })
    let images = await withTaskGroup(of: Int?.self) { group in
      for request in 0..<6 { group.addTask { try? await loader.image(for: request) } }
      return await group.reduce(into: Set<Int>()) { if let image = $1 { $0.insert(image) } }
    }
    #expect(images == [0, 1, 2, 3, 4, 5])
    #expect(counts.withLock { $0.peak } <= limit)
  }

  @Test("The error of a failed fetch is thrown") func fetchErrorIsThrown() async {
    let loader = ImageLoader<String, Int>(
      fetch: { _ in throw Refused() },
      decode: { _, _ in
        Issue.record("nothing was fetched")
        return 0
      })
    await #expect(throws: Refused.self) { try await loader.image(for: "four") }
  }
}

/// A fake loader on the main actor that returns the number of each request as a string.
@MainActor
private final class FakeLoader {
  /// All requests so far, in order.
  private(set) var requests: [Int] = []
  private(set) var cancelled: [Int] = []
  var failing: Set<Int> = []
  /// Whether loads wait until the test releases them.
  var isHolding = false

  private struct Failed: Error {}

  func load(_ request: Int) async throws -> String {
    requests.append(request)
    while isHolding {
      if Task.isCancelled {
        cancelled.append(request)
        throw CancellationError()
      }
      await Task.yield()
    }
    if failing.contains(request) { throw Failed() }
    return "\(request)"
  }
}

/// Runs all work that is enqueued on the main actor, where the pipeline and the fake loader run.
@MainActor
private func settle() async {
  for _ in 0..<50 { await Task.yield() }
}
