import Domain
import Images
import Presentation
import Synchronization
import Web

/// The pictures that pages show, by opaque ids. A page never sees the address of a picture at its source.
///
/// The table contains only the most recent pictures, so its size is bounded. These suffice, because a page requests
/// pictures soon after it has received the pictures' ids.
final class PictureTable: Sendable {
  private struct State {
    var addresses: ImageCache<String, String>
    var ids: ImageCache<String, String>
    /// The reasons why pictures could not be loaded, by the id of the picture.
    var failures: [String: Failure] = [:]
  }

  private let state: Mutex<State>
  private let load: @Sendable (_ address: String) async throws -> [UInt8]

  /// - Parameters:
  ///   - limit: the approximate maximum number of pictures in the table.
  ///   - load: returns the file of a picture.
  init(limit: Int = 20_000, load: @escaping @Sendable (_ address: String) async throws -> [UInt8]) {
    self.load = load
    state = Mutex(
      State(
        addresses: ImageCache(costLimit: limit) { _ in 1 }, ids: ImageCache(costLimit: limit) { _ in 1 }))
  }

  /// Returns the address of a picture on the page's server; null if the photo has no picture.
  ///
  /// - Parameter width: the minimum width of the picture, in pixels.
  func address(of photo: Photo, atLeast width: Int) -> JSON {
    let address = photo.imageAddress(atLeast: width)
    guard !address.isEmpty else { return .null }
    return state.withLock { state in
      let id = state.ids.use(address) ?? String(Secret.random().prefix(32))
      _ = state.ids.insert(id, for: address, keeping: [])
      _ = state.addresses.insert(address, for: id, keeping: [])
      return .string("/picture/\(id)")
    }
  }

  /// Returns the file of a picture, or nil if the id is unknown or the picture cannot be loaded.
  @concurrent
  func picture(_ id: String) async -> WebServer.Asset? {
    guard let address = state.withLock({ $0.addresses.use(id) }) else { return nil }
    do {
      let file = try await load(address)
      state.withLock { $0.failures[id] = nil }
      return WebServer.Asset(type: "image/jpeg", bytes: file)
    } catch {
      guard let failure = error as? Failure else { return nil }
      state.withLock { state in
        if state.failures.count > 1_000 { state.failures.removeAll() }
        state.failures[id] = failure
      }
      return nil
    }
  }

  /// Returns the reason why a picture could not be loaded.
  ///
  /// - Parameter address: the address on the page's server.
  func failure(of address: String) -> Failure? {
    let id = address.split(separator: "/").last.map(String.init) ?? ""
    return state.withLock { $0.failures[id] }
  }
}
