public import Domain
public import Persistence

/// Fetches the missing details of liked photos, so that the details can be shown offline. A photo that was liked in a
/// list has no detail.
///
///     let task = Task { await LikeCompleter(likes: likes, photos: photos, source: .unsplash).run() }
///
/// The completer observes the likes that have no detail, so liking a photo never waits for a request.
public struct LikeCompleter: Sendable {
  private let likes: DatabaseLikesRepository
  private let photos: any PhotoRepository
  private let source: PhotoSource

  /// - Parameters:
  ///   - photos: Fetches the photos, and stores them with their likes.
  ///   - source: The source of these photos.
  public init(likes: DatabaseLikesRepository, photos: any PhotoRepository, source: PhotoSource) {
    self.likes = likes
    self.photos = photos
    self.source = source
  }

  /// Completes likes until the task is canceled or the likes cannot be read. Requests each photo at most once.
  ///
  /// - Parameter backlog: The largest number of existing likes to complete, newest first. The limit
  ///   does not apply to likes that are added later.
  public func run(backlog: Int = 5) async {
    var requested: Set<Photo.ID> = []
    var limit = backlog
    for await result in likes.incompleteIDs(of: source).results {
      guard let ids = try? result.get() else { return }
      let new = ids.filter { !requested.contains($0) }
      requested.formUnion(new)
      await complete(new.prefix(limit))
      limit = .max
    }
  }

  /// Completes likes from the cache or from the source, until a request fails. Skips photos that the source does not
  /// have.
  private func complete(_ ids: some Sequence<Photo.ID>) async {
    for id in ids {
      do throws(RepositoryError) {
        if let cached = try await photos.cachedPhoto(id)?.value, cached.detail != nil {
          try await likes.update(cached)
        } else {
          _ = try await photos.photo(id)
        }
      } catch {
        guard error == .notFound else { return }
      }
    }
  }
}
