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
      console.print(strings.commands.morePages(page + 1))
    }
  }

  /// Writes a list of photos as soon as it is loaded.
  func write(_ photos: Driver<ListState<PhotoItems>>, page: Int? = nil, about subject: String? = nil) async throws {
    try await write(photos, rows: \.loaded, page: page, about: subject)
  }

  /// - Parameter value: the id or the slug of a photo of the source.
  func photo(_ value: String) -> Driver<PhotoDetail> { photoPager(value).transform(input: .init()).photo }

  func like(_ value: String) async throws {
    let output = photoActions().transform(input: .init(photo: photo(value), like: .just(())))
    try await show(output.likeChanges, output.failures, about: value)
  }

  func unlike(_ value: String) async throws {
    let output = likedPhotos().transform(input: .init(unlikeNamed: .just(value)))
    try await show(output.likeChanges, output.failures, about: value)
  }

  private func show(_ changes: Signal<LikeChange>, _ failures: Signal<Failure>, about id: String) async throws {
    if let change = try await first(of: changes, failures, about: id) { console.print(change.text) }
  }

  /// Returns the first outcome of an action, or nil if the task is cancelled.
  ///
  /// - Throws: `CommandFailure`, if the action fails.
  func first<Value>(
    of outcomes: Signal<Value>, _ failures: Signal<Failure>, about subject: String
  ) async throws -> Value? {
    let results = Signal.merge(outcomes.map { Result.success($0) }, failures.map { Result<Value, Failure>.failure($0) })
    do {
      return try await results.first { _ in true }?.get()
    } catch {
      throw CommandFailure(error, about: subject)
    }
  }
}
