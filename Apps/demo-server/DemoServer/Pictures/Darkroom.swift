import Images
import Landscape

/// Renders pictures, and caches the JPEG files.
///
/// Concurrent requests for a picture are coalesced. Rendering runs outside of the actor and at low priority, so other
/// requests are not delayed. At most two pictures are rendered concurrently, because each picture uses two cores.
actor Darkroom {
  /// The color and the BlurHash of a picture.
  struct Look: Sendable {
    let blurHash: String
    let color: RGBColor
  }

  private struct Key: Hashable {
    let scene: Scene
    let order: PictureOrder
  }

  private var cache: ImageCache<Key, [UInt8]>
  private var inWork: [Key: Task<[UInt8], any Error>] = [:]
  private var freeWorkers = 2
  private var queue: [CheckedContinuation<Void, Never>] = []
  private var looks: [Scene: Look] = [:]

  /// - Parameter capacity: the maximum total size of the cached JPEG files, in bytes.
  init(capacity: Int) {
    cache = ImageCache(costLimit: capacity, cost: \.count)
  }

  func jpeg(of scene: Scene, _ order: PictureOrder) async throws -> [UInt8] {
    let key = Key(scene: scene, order: order)
    if let jpeg = cache.use(key) { return jpeg }
    if let work = inWork[key] { return try await work.value }
    let work = Task(priority: .utility) {
      await startRendering()
      defer { endRendering() }
      return try await Self.makeJPEG(of: scene, order)
    }
    inWork[key] = work
    defer { inWork[key] = nil }
    let jpeg = try await work.value
    _ = cache.insert(jpeg, for: key, keeping: [])
    return jpeg
  }

  @concurrent
  private static func makeJPEG(of scene: Scene, _ order: PictureOrder) async throws -> [UInt8] {
    try await scene.renderSoon(at: order.rendered).croppedToCenter(order.kept).jpeg(quality: order.quality)
  }

  /// Waits until fewer than two pictures are being rendered. Waiting callers continue in the order of their calls.
  private func startRendering() async {
    if freeWorkers > 0 {
      freeWorkers -= 1
    } else {
      await withCheckedContinuation { queue.append($0) }
    }
  }

  private func endRendering() {
    if queue.isEmpty {
      freeWorkers += 1
    } else {
      queue.removeFirst().resume()
    }
  }

  /// Returns the color and the BlurHash of each photo. The first request for a photo renders a small picture, which
  /// takes about a millisecond.
  func looks(of photos: [CataloguePhoto]) async -> [Look] {
    let missing = photos.filter { looks[$0.scene] == nil }
    if !missing.isEmpty {
      let made = await withTaskGroup(of: (Scene, Look).self) { group in
        for photo in missing {
          group.addTask { (photo.scene, Self.look(of: photo)) }
        }
        return await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
      }
      looks.merge(made) { first, _ in first }
    }
    return photos.compactMap { looks[$0.scene] }
  }

  private nonisolated static func look(of photo: CataloguePhoto) -> Look {
    let small = photo.scene.render(at: photo.size.fitted(into: ImageSize(width: 48, height: 48)))
    return Look(blurHash: small.softened().blurHash(), color: small.dominantColor())
  }
}

extension RGBImage {
  /// Returns the picture without sharp edges. A BlurHash consists of a few waves, which overshoot at sharp edges. At
  /// the edge between a bright sky and dark ground, for example, the waves would show colors that are not in the
  /// picture.
  fileprivate func softened() -> RGBImage {
    resized(to: size.fitted(into: ImageSize(width: 4, height: 4))).resized(to: size)
  }
}
