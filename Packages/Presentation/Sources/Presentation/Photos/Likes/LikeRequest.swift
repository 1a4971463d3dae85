public import Domain
import Reactive

/// The outcome of a request to like or unlike photos.
public struct LikeChange: Hashable, Sendable {
  /// The id of the photo, or of the first of several photos.
  public var id: Photo.ID
  /// Whether the photo is liked now.
  public var isLiked: Bool
  /// Whether the request liked or unliked at least one photo.
  public var changedAnything: Bool
  /// A message to the user.
  public var text: String
  /// The change that can be undone; nil if nothing changed.
  public var undoable: UndoableChange?
}

/// A request to like or unlike one or several photos.
enum LikeRequest {
  case like(PhotoItem)
  case unlike(PhotoItem)
  /// Unlikes a photo of which only the id and the title are known.
  case unlikeNamed(Photo.ID, title: String)
  /// Toggles the stored like, because the shown like may be outdated after several quick presses.
  case toggle(PhotoItem)
  /// Likes all photos, or unlikes them if all are liked.
  case toggleAll([PhotoItem])

  /// Creates a request that toggles one or several photos.
  init(toggling items: [PhotoItem]) {
    self = items.count == 1 ? .toggle(items[0]) : .toggleAll(items)
  }
}

extension LikesRepository {
  /// Performs requests one after the other and emits their outcomes. All subscribers share one execution. A failure in
  /// `requests` is emitted unchanged.
  @MainActor
  func results(
    of requests: Observable<Result<LikeRequest, Failure>>, environment: ViewModelEnvironment
  ) -> Observable<Result<LikeChange, Failure>> {
    requests.concatMap { request in Observable.create { await self.perform(request, environment) } }.share()
  }

  @MainActor
  private func perform(
    _ request: Result<LikeRequest, Failure>, _ environment: ViewModelEnvironment
  ) async -> Result<LikeChange, Failure> {
    let strings = environment.strings.likes
    do throws(RepositoryError) {
      switch request {
      case .success(.like(let item)): return .success(try await like(item, strings))
      case .success(.unlike(let item)):
        return .success(try await unlike(item.id, title: item.title, strings))
      case .success(.unlikeNamed(let id, let title)):
        return .success(try await unlike(id, title: title, strings))
      case .success(.toggle(let item)):
        let removed = try await unlike(item.id, title: item.title, strings)
        return .success(removed.changedAnything ? removed : try await like(item, strings))
      case .success(.toggleAll(let items)): return try await toggle(items, environment)
      case .failure(let failure): return .failure(failure)
      }
    } catch {
      return .failure(environment.failure(error))
    }
  }

  private func like(_ item: PhotoItem, _ strings: LikeStrings) async throws(RepositoryError) -> LikeChange {
    let changed = try await like(item.photo)
    let text = changed ? strings.liked(item.title) : strings.alreadyLiked(item.title)
    return LikeChange(
      id: item.id, isLiked: true, changedAnything: changed, text: text, undoable: changed ? .liked([item]) : nil)
  }

  private func unlike(
    _ id: Photo.ID, title: String, _ strings: LikeStrings
  ) async throws(RepositoryError) -> LikeChange {
    let removed = try await unlike(id)
    let text = removed == nil ? strings.notLiked(title) : strings.unliked(title)
    return LikeChange(
      id: id, isLiked: false, changedAnything: removed != nil, text: text, undoable: removed.map { .unliked([$0]) })
  }

  /// Likes all photos, or unlikes them if all are liked. If a change fails, the outcome contains the earlier changes,
  /// so that the user can undo them.
  @MainActor
  private func toggle(
    _ items: [PhotoItem], _ environment: ViewModelEnvironment
  ) async throws(RepositoryError) -> Result<LikeChange, Failure> {
    guard let first = items.first else { return .failure(environment.failure(.notFound)) }
    let strings = environment.strings.likes
    let liked = try await changed(items) { item throws(RepositoryError) in try await like(item.photo) ? item : nil }
    if !liked.isEmpty {
      let text = strings.likedSeveral(liked.count)
      return .success(
        LikeChange(id: first.id, isLiked: true, changedAnything: true, text: text, undoable: .liked(liked)))
    }
    let unliked = try await changed(items) { item throws(RepositoryError) in try await unlike(item.id) }
    let text = strings.unlikedSeveral(unliked.count)
    return .success(
      LikeChange(
        id: first.id, isLiked: false, changedAnything: !unliked.isEmpty, text: text,
        undoable: unliked.isEmpty ? nil : .unliked(unliked)))
  }

  /// Applies a change to each photo in order, and returns the results that are not nil. Stops at the first failure.
  ///
  /// - Throws: The first failure, if no photo has changed before it.
  @MainActor
  private func changed<Change>(
    _ items: [PhotoItem], _ change: (PhotoItem) async throws(RepositoryError) -> Change?
  ) async throws(RepositoryError) -> [Change] {
    var changed: [Change] = []
    for item in items {
      do throws(RepositoryError) {
        if let result = try await change(item) { changed.append(result) }
      } catch {
        if changed.isEmpty { throw error }
        break
      }
    }
    return changed
  }
}
