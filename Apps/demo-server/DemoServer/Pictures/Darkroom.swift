import Images
import Landscape

/// Renders pictures, and caches the latest ones.
///
/// Concurrent requests for a picture are coalesced. Rendering runs outside of the actor and at low priority, so that
/// other requests are not delayed. At most two pictures are rendered concurrently, because each one uses two cores.
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

  private struct Print {
    let jpeg: [UInt8]
    var lastUse: Int
  }

  private let capacity: Int
  private var prints: [Key: Print] = [:]
  private var size = 0
  private var uses = 0
  private var inWork: [Key: Task<[UInt8], any Error>] = [:]
  private var freeTables = 2
  private var queue: [CheckedContinuation<Void, Never>] = []
  private var looks: [Scene: Look] = [:]

  /// - Parameter capacity: the maximum size of the cache in bytes of JPEG files.
  init(capacity: Int) {
    self.capacity = capacity
  }

  func jpeg(of scene: Scene, _ order: PictureOrder) async throws -> [UInt8] {
    let key = Key(scene: scene, order: order)
    uses += 1
    if var print = prints[key] {
      print.lastUse = uses
      prints[key] = print
      return print.jpeg
    }
    if let work = inWork[key] { return try await work.value }
    let work = Task(priority: .utility) {
      await takeTable()
      defer { leaveTable() }
      return try await Self.makeJPEG(of: scene, order)
    }
    inWork[key] = work
    defer { inWork[key] = nil }
    let jpeg = try await work.value
    keep(jpeg, key)
    return jpeg
  }

  @concurrent
  private static func makeJPEG(of scene: Scene, _ order: PictureOrder) async throws -> [UInt8] {
    try await scene.renderSoon(at: order.rendered).croppedToCenter(order.kept).jpeg(quality: order.quality)
  }

  /// Waits until fewer than two pictures are being rendered. Waiting callers continue in order.
  private func takeTable() async {
    if freeTables > 0 {
      freeTables -= 1
    } else {
      await withCheckedContinuation { queue.append($0) }
    }
  }

  private func leaveTable() {
    if queue.isEmpty {
      freeTables += 1
    } else {
      queue.removeFirst().resume()
    }
  }

  private func keep(_ jpeg: [UInt8], _ key: Key) {
    prints[key] = Print(jpeg: jpeg, lastUse: uses)
    size += jpeg.count
    while size > capacity, prints.count > 1, let oldest = prints.min(by: { $0.value.lastUse < $1.value.lastUse }) {
      prints[oldest.key] = nil
      size -= oldest.value.jpeg.count
    }
  }

  /// Returns the look of each photo. The first request for a photo renders a small picture, which takes about a
  /// millisecond.
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
    return Look(blurHash: small.blurHash(), color: small.dominantColor())
  }
}
