/// Loads the images of a screen, a few at a time, and caches them.
///
/// A screen requests the images that it shows, most urgent first, and draws those that are ready. Loads of images that
/// are no longer requested are canceled.
///
/// ```swift
/// let pipeline = ImagePipeline(cost: { $0.pixels.count }) { url in try await loader.image(for: url) }
/// pipeline.onChange = { view.setNeedsDisplay() }
/// pipeline.want(visibleURLs)
/// if let image = pipeline.image(for: url) { draw(image) }
/// ```
@MainActor
public final class ImagePipeline<Request: Hashable & Sendable, Image: Sendable> {
  /// Called when another image is ready.
  public var onChange: () -> Void = {}
  /// Called with each image that is evicted from the cache.
  public var onEvict: (Image) -> Void = { _ in }

  private let load: @MainActor (Request) async throws -> Image
  private let workLimit: Int
  private var cache: ImageCache<Request, Image>
  private var wanted: [Request] = []
  /// The requests that are not started yet, most urgent last.
  private var waiting: [Request] = []
  private var work: [Request: Task<Void, Never>] = [:]
  private var failed: Set<Request> = []

  /// - Parameters:
  ///   - costLimit: the approximate maximum cost of cached images that are not requested now.
  ///   - workLimit: the maximum number of images that are loaded concurrently.
  ///   - cost: the cost of an image, in the limit's unit.
  ///   - load: fetches and decodes an image, off the main actor.
  public init(
    costLimit: Int = 8 << 20, workLimit: Int = 6, cost: @escaping (Image) -> Int,
    load: @escaping @MainActor (Request) async throws -> Image
  ) {
    cache = ImageCache(costLimit: costLimit, cost: cost)
    self.workLimit = workLimit
    self.load = load
  }

  /// Replaces the set of images to load: those on the screen and those shown next, most urgent first. Other loads
  /// are canceled.
  public func want(_ requests: [Request]) {
    guard wanted != requests else { return }
    wanted = requests
    let needed = Set(requests)
    for (request, task) in work where !needed.contains(request) {
      task.cancel()
      work[request] = nil
    }
    failed.formIntersection(needed)
    restartWork()
  }

  /// Retries the images that failed.
  public func retry() {
    failed.removeAll()
    restartWork()
  }

  /// Returns the image if it is ready, and marks it as used.
  public func image(for request: Request) -> Image? {
    cache.use(request)
  }

  private func restartWork() {
    waiting = wanted.reversed()
    startWork()
  }

  private func startWork() {
    while work.count < workLimit, let request = waiting.popLast() {
      guard !cache.contains(request), work[request] == nil, !failed.contains(request) else { continue }
      work[request] = Task { [load] in
        let image = try? await load(request)
        if !Task.isCancelled { finish(request, image) }
      }
    }
  }

  private func finish(_ request: Request, _ image: Image?) {
    work[request] = nil
    if let image {
      for evicted in cache.insert(image, for: request, keeping: wanted) { onEvict(evicted) }
      onChange()
    } else {
      failed.insert(request)
    }
    startWork()
  }
}
