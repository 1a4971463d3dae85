public import Domain
public import Persistence

/// Fetches the details of photos that were liked in a list, so that they can be shown without a connection.
///
///     let task = Task { await LikeCompleter(likes: likes, photos: photos, source: .unsplash).run() }
///
/// It observes the likes that have no detail. A like never waits for it.
public struct LikeCompleter: Sendable {
  private let likes: DatabaseLikesRepository
  private let photos: any PhotoRepository
  private let source: PhotoSource

  /// - Parameters:
  ///   - photos: fetches the photos, and stores them with their likes.
  ///   - source: the source of these photos.
  public init(likes: DatabaseLikesRepository, photos: any PhotoRepository, source: PhotoSource) {
    self.likes = likes
    self.photos = photos
    self.source = source
  }

  /// Completes likes until the task is cancelled or the likes cannot be read. Each photo is requested once at most.
  ///
  /// - Parameter backlog: how many of the likes that are incomplete at first are completed, newest first.
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

  /// Requests the photos until the source fails. A photo that is gone is no failure of the source.
  private func complete(_ ids: some Sequence<Photo.ID>) async {
    for id in ids {
      do throws(RepositoryError) {
        _ = try await photos.photo(id)
      } catch {
        guard error == .notFound else { return }
      }
    }
  }
}
