import Domain
import FolderSource
import Foundation
import Networking
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1))) struct FolderImageLoaderTests {
  private struct Scaling: Equatable {
    var width: Int?
    var orientation: Int
  }

  /// Records the arguments of each scaling, and returns one byte instead of an image.
  private final class Scaler: Sendable {
    private let log = Mutex<[Scaling]>([])

    var scalings: [Scaling] { log.withLock { $0 } }

    func loader(_ store: any ResponseStore, limit: Int = 1 << 20) -> FolderImageLoader {
      FolderImageLoader(store: store, limit: limit) { _, width, orientation in
        self.log.withLock { $0.append(Scaling(width: width, orientation: orientation)) }
        return [42]
      }
    }
  }

  let folder: PhotoFolder
  private let scaler = Scaler()

  init() throws { folder = try PhotoFolder() }

  private func images(_ name: String) async throws -> ImageAddresses {
    try await folder.photos().photo(folder.id(name)).images
  }

  @Test("A scaled image is cached until its file changes")
  func thumbnails() async throws {
    try folder.add("a.jpg", PhotoFile(width: 4000, height: 3000), modified: 1000)
    let store = MemoryStore()
    let images = try await images("a.jpg")
    for _ in 0..<2 { #expect(try await scaler.loader(store).image(at: images.thumb) == [42]) }
    #expect(scaler.scalings == [Scaling(width: 200, orientation: 1)])
    _ = try await scaler.loader(store).image(at: images.small)
    try folder.add("a.jpg", PhotoFile(width: 4000, height: 3000), modified: 2000)
    _ = try await scaler.loader(store).image(at: images.thumb)
    #expect(scaler.scalings.map(\.width) == [200, 400, 200])
  }

  @Test("A file that is upright and small enough is loaded unchanged")
  func unscaled() async throws {
    try folder.add("a.jpg", PhotoFile(width: 150, height: 100))
    try folder.add("large.jpg", PhotoFile(width: 4000, height: 3000))
    let loader = scaler.loader(MemoryStore())
    #expect(try await loader.image(at: images("a.jpg").thumb) == PhotoFile(width: 150, height: 100).bytes)
    #expect(try await loader.image(at: images("large.jpg").full) == PhotoFile(width: 4000, height: 3000).bytes)
    #expect(scaler.scalings.isEmpty)
  }

  @Test("A rotated image is made upright, and is scaled only if the upright image is too wide")
  func turned() async throws {
    try folder.add("a.jpg", PhotoFile(width: 1000, height: 150, orientation: 6))
    let loader = scaler.loader(MemoryStore())
    for address in [try await images("a.jpg").thumb, try await images("a.jpg").full] {
      #expect(try await loader.image(at: address) == [42])
    }
    #expect(scaler.scalings == [Scaling(orientation: 6), Scaling(orientation: 6)])
  }

  @Test("Loading an image that is too large, not a JPEG, or removed fails with the reason")
  func failures() async throws {
    try folder.add("a.jpg", bytes: PhotoFile().bytes + [UInt8](repeating: 0, count: 2 << 20))
    try folder.add("b.jpg", bytes: Array("text".utf8))
    let loader = scaler.loader(MemoryStore())
    func reason(_ name: String) async -> ErrorReason? {
      do {
        _ = try await loader.image(at: "file://\(folder.path)/\(name)")
        return nil
      } catch let error as RepositoryError {
        guard case .unavailable(let reason) = error else { return nil }
        return reason
      } catch {
        return nil
      }
    }
    #expect(await reason("a.jpg") == .tooLarge(name: folder.path + "/a.jpg", bytes: 1 << 20))
    #expect(await reason("b.jpg") == .notJPEG(name: folder.path + "/b.jpg"))
    #expect(await reason("c.jpg") == .unreadable(path: folder.path + "/c.jpg", .missing))
    #expect(await reason("") == .unreadable(path: folder.path + "/", .notRegular))
    await #expect(throws: RepositoryError.notFound) { try await loader.image(at: "http://example.org/a.jpg") }
  }
}
