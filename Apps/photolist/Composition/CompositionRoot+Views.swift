import AppSupport
import Domain
import Presentation
import Reactive

/// Runs view models for commands, and writes their output.
extension CompositionRoot {
  /// Loads a part of a list, and writes it. If a page fails, the previous pages are written.
  ///
  /// - Parameters:
  ///   - rows: Returns the rows of the loaded items.
  ///   - range: The part to write; nil for lists without pages.
  ///   - more: Loads the next page.
  ///   - subject: The name or text that a failure message starts with.
  func write<Items>(
    _ list: Driver<ListState<Items>>, rows: (Items) -> [some ConsoleRow], range: ListRange? = nil,
    more: PublishRelay<Void> = PublishRelay(), about subject: String? = nil
  ) async throws {
    let limit = range?.limit ?? 0
    // Limits the number of pages. If a source repeats its photos, the limit of items may never be reached.
    var remainingPages = range.map { 2 * limit / $0.firstPage.size } ?? 0
    let progress = showProgress()
    for await listState in list.values where listState.isSettled {
      let found = rows(listState.items)
      if listState.state == .loaded, found.count < limit, remainingPages > 0 {
        remainingPages -= 1
        more.accept(())
        continue
      }
      progress?.hide()
      if let failure = listState.state.failure {
        if !found.isEmpty { try console.write(found) }
        throw CommandFailure(failure, about: subject)
      }
      try console.write(range?.limit.map { Array(found.prefix($0)) } ?? found)
      if !listState.age.isEmpty { console.print(listState.age) }
      if listState.items.isEmpty {
        console.print(listState.status)
      } else if let range, range.limit == nil, listState.state == .loaded {
        console.print(strings.commands.morePages(range.firstPage.number + 1))
      }
      return
    }
    progress?.hide()
  }

  /// Shows on a terminal that the user's folder is being read.
  private func showProgress() -> ProgressMessage? {
    folder == nil ? nil : ProgressMessage(strings.source.readingFolder, on: console)
  }

  /// Loads a part of a feed, and writes it.
  ///
  /// - Parameter subject: The name that a failure message starts with.
  func write(_ feed: PhotoFeed, _ range: ListRange, about subject: String? = nil) async throws {
    let more = PublishRelay<Void>()
    let output = photoList(of: feed, firstPage: range.firstPage, policy: .networkFirst)
      .transform(input: .init(more: ControlEvent(events: more)))
    try await write(output.photos, rows: \.loaded, range: range, more: more, about: subject)
  }

  func photo(_ id: Photo.ID) -> Driver<PhotoDetail> {
    photoPager(id, policy: .networkFirst).transform(input: .init()).photo
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
