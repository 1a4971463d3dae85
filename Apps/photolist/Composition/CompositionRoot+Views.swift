import AppSupport
import Domain
import Presentation
import Reactive

/// What several commands do with the outputs of their view models.
extension CompositionRoot {
  /// Writes a list as soon as it is loaded.
  ///
  /// - Parameters:
  ///   - rows: returns the items that are written.
  ///   - page: the number of the page that is written, for lists with pages.
  ///   - subject: what a failure is about.
  func write<Items>(
    _ list: Driver<ListState<Items>>, rows: (Items) -> [some ConsoleRow], page: Int? = nil, about subject: String? = nil
  ) async throws {
    guard let listState = await list.first(where: \.isSettled) else { return }
    if let failure = listState.state.failure { throw CommandFailure(failure, about: subject) }
    try console.write(rows(listState.items))
    if !listState.age.isEmpty { console.print(listState.age) }
    if listState.items.isEmpty {
      console.print(listState.status)
    } else if let page, listState.state == .loaded {
      console.print("More with --page \(page + 1).")
    }
  }

  /// Writes a list of photos as soon as it is loaded.
  func write(_ photos: Driver<ListState<PhotoItems>>, page: Int? = nil, about subject: String? = nil) async throws {
    try await write(photos, rows: \.loaded, page: page, about: subject)
  }

  func like(_ value: String) async throws {
    let output = photoDetail(value).transform(input: .init(setLike: .just(true)))
    let changes = output.likeChanges.map { Result<LikeChange, Failure>.success($0) }
    try report(await firstOutcome(changes, orFailureOf: output), about: value)
  }

  /// Removes a like. The photo need not be loadable.
  ///
  /// Likes are of all sources: an id among them means that photo, unless a source was chosen.
  func unlike(_ value: String) async throws {
    var id = Photo.ID(source: settings.source, value: value)
    if settings.sourceIsDefault {
      let likes = await likedPhotos().transform(input: .init()).photos.first(where: \.state.isSettled)
      id = likes?.items.ids.first { $0.value == value } ?? id
    }
    let output = photoDetail(id).transform(input: .init(setLike: .just(false)))
    let changes = output.likeChanges.map { Result<LikeChange, Failure>.success($0) }
    let outcomes = Signal.merge(changes, output.failures.map { .failure($0) })
    try report(await outcomes.first { _ in true }, about: value)
  }

  private func report(_ outcome: Result<LikeChange, Failure>?, about id: String) throws {
    do {
      if let change = try outcome?.get() { console.print(change.text) }
    } catch {
      throw CommandFailure(error, about: id)
    }
  }
}

/// Returns the first outcome of an action on a photo: its result, its failure, or the failure to load the photo.
@MainActor
func firstOutcome<Value>(
  _ outcomes: Signal<Result<Value, Failure>>, orFailureOf output: PhotoDetailViewModel.Output
) async -> Result<Value, Failure>? {
  let failures = Signal.merge(
    output.failures,
    output.photo.compactMap(\.state.failure).asSignal(onErrorSignalWith: .empty())
  )
  return await Signal.merge(outcomes, failures.map { .failure($0) }).first { _ in true }
}
