public import Domain
import Synchronization

/// Makes likes complete: a photo that was liked from a list is asked for by itself afterwards, so that it can be shown
/// with everything known of it when there is no network any more.
///
/// The like does not wait for that, and stays if it fails; `completeSome` tries again.
public final class CompletingLikesRepository: LikesRepository {
  private let likes: any LikesRepository
  private let photos: any PhotoRepository
  private let source: PhotoSource
  private let tasks = Mutex<[Photo.ID: Task<Void, Never>]>([:])

  /// - Parameters:
  ///   - photos: keeps what it is asked for, with the likes, too.
  ///   - source: whose photos these are.
  public init(likes: any LikesRepository, photos: any PhotoRepository, source: PhotoSource) {
    self.likes = likes
    self.photos = photos
    self.source = source
  }

  public func like(_ photo: Photo) async throws(RepositoryError) -> Bool {
    let changed = try await likes.like(photo)
    if changed, photo.detail == nil, photo.id.source == source { complete(photo.id) }
    return changed
  }

  public func unlike(_ id: Photo.ID) async throws(RepositoryError) -> Bool {
    try await likes.unlike(id)
  }

  public func likes(limit: Int?) -> AsyncThrowingStream<[LikedPhoto], any Error> { likes.likes(limit: limit) }
  public func likedIDs() -> AsyncThrowingStream<Set<Photo.ID>, any Error> { likes.likedIDs() }

  /// Asks for the newest liked photos whose detail is still missing, one after the other, until one cannot be had.
  ///
  /// - Parameter limit: how many at the most; each is a request.
  public func completeSome(limit: Int = 5) async {
    guard let all = try? await likes.likes(limit: nil).first(where: { _ in true }) else { return }
    let missing = all.lazy.map(\.photo).filter { $0.detail == nil && $0.id.source == self.source }.map(\.id)
    for id in Array(missing.prefix(limit)) {
      do throws(RepositoryError) {
        _ = try await photos.photo(id)
      } catch {
        guard error == .notFound else { return }
      }
    }
  }

  /// Gives up what is still being asked for.
  public func close() async {
    let left = tasks.withLock { tasks in
      defer { tasks = [:] }
      return Array(tasks.values)
    }
    for task in left { task.cancel() }
    for task in left { await task.value }
  }

  private func complete(_ id: Photo.ID) {
    tasks.withLock { tasks in
      guard tasks[id] == nil else { return }
      tasks[id] = Task { [photos, weak self] in
        _ = try? await photos.photo(id)
        self?.tasks.withLock { $0[id] = nil }
      }
    }
  }
}
