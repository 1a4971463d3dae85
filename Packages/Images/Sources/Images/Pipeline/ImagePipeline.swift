/// A pipeline that loads the images of a screen, a few at a time, and caches them.
///
/// A screen requests the images that it shows, most urgent first, and draws the images that are ready. Loads of images
/// that are no longer requested are canceled.
///
/// ```swift
/// let pipeline = ImagePipeline(cost: { $0.pixels.count }) { url in try await loader.image(for: url) }
/// pipeline.onChange = { view.setNeedsDisplay() }
/// pipeline.want(visibleURLs)
/// if let image = pipeline.image(for: url) { draw(image) }
/// ```
@MainActor
public final class ImagePipeline<Request: Hashable & Sendable, Image: Sendable> {
  /// A closure that is called when an image becomes ready or fails, and when failed images are retried.
  public var onChange: () -> Void = {}
  /// A closure that is called with each image that is evicted from the cache.
  public var onEvict: (Image) -> Void = { _ in }

  private let load: @MainActor (Request) async throws -> Image
  private let workLimit: Int
  private var cache: ImageCache<Request, Image>
  private var wanted: [Request] = []
  /// How many of the most urgent requests start even if `workLimit` loads are running.
  private var urgentCount = 0
  /// The requests that `startWork()` has not visited yet, most urgent last.
  private var waiting: [Request] = []
  private var work: [Request: Task<Void, Never>] = [:]
  private var failures: [Request: any Error] = [:]

  /// - Parameters:
  ///   - costLimit: the approximate maximum cost of cached images that are not requested now.
  ///   - workLimit: the maximum number of images that are loaded concurrently, apart from urgent images.
  ///   - cost: the cost of an image, in the limit's unit.
  ///   - load: a closure on the main actor that fetches and decodes an image.
  public init(
    costLimit: Int = 8 << 20, workLimit: Int = 6, cost: @escaping (Image) -> Int,
    load: @escaping @MainActor (Request) async throws -> Image
  ) {
    cache = ImageCache(costLimit: costLimit, cost: cost)
    self.workLimit = workLimit
    self.load = load
  }

  /// Requests the images on the screen and the images that will be shown next, most urgent first. Replaces all earlier
  /// requests. Loads of other images are canceled.
  ///
  /// - Parameter urgent: How many of the first requests start without waiting for loads in progress.
  public func want(_ requests: [Request], urgent: Int = 0) {
    guard wanted != requests || urgentCount != urgent else { return }
    wanted = requests
    urgentCount = urgent
    let needed = Set(requests)
    for (request, task) in work where !needed.contains(request) {
      task.cancel()
      work[request] = nil
    }
    failures = failures.filter { needed.contains($0.key) }
    restartWork()
  }

  /// Retries the images that failed.
  public func retry() {
    guard hasFailures else { return }
    failures.removeAll()
    restartWork()
    onChange()
  }

  /// Whether at least one requested image has failed.
  public var hasFailures: Bool { !failures.isEmpty }

  /// Returns the error of a requested image that has failed; nil for other images.
  public func failure(for request: Request) -> (any Error)? { failures[request] }

  /// Returns the image if it is ready, and marks it as used.
  public func image(for request: Request) -> Image? {
    cache.use(request)
  }

  private func restartWork() {
    waiting = wanted.reversed()
    startWork()
  }

  private func startWork() {
    for request in wanted.prefix(urgentCount) { start(request) }
    while work.count < workLimit, let request = waiting.popLast() { start(request) }
  }

  /// Loads an image that is not cached, is not loading and has not failed.
  private func start(_ request: Request) {
    guard !cache.contains(request), work[request] == nil, failures[request] == nil else { return }
    work[request] = Task { [load] in
      let result: Result<Image, any Error>
      do {
        result = .success(try await load(request))
      } catch {
        result = .failure(error)
      }
      if !Task.isCancelled { finish(request, result) }
    }
  }

  private func finish(_ request: Request, _ result: Result<Image, any Error>) {
    work[request] = nil
    switch result {
    case .success(let image):
      for evicted in cache.insert(image, for: request, keeping: wanted) { onEvict(evicted) }
    case .failure(let error): failures[request] = error
    }
    onChange()
    startWork()
  }
}
