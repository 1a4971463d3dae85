import AppSupport
import Domain
import Presentation
import Reactive

/// Runs view models for commands, and writes their output.
extension CompositionRoot {
  /// Waits until a list is loaded, and writes it.
  ///
  /// - Parameters:
  ///   - rows: returns the rows to write.
  ///   - page: the page's number; nil for lists without pages.
  ///   - subject: the id or text that a failure message starts with.
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

  /// Waits until a list of photos is loaded, and writes it.
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

  /// Returns the first outcome of an action, or nil if the task is canceled.
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
