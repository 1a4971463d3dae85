public import Domain
public import Persistence

/// Fetches the details of photos that were liked in a list, so that they can be shown offline.
///
///     let task = Task { await LikeCompleter(likes: likes, photos: photos, source: .unsplash).run() }
///
/// It observes the likes that have no detail, so liking a photo never waits for it.
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

  /// Completes likes until the task is canceled or the likes cannot be read. Each photo is requested at most once.
  ///
  /// - Parameter backlog: The number of initially incomplete likes to complete, newest first.
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

  /// Reads the details from the cache, or fetches them until the source fails. A missing photo is skipped.
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
