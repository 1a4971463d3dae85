public import Domain

/// What every `MusicRepository` promises, one promise a case.
public enum MusicRepositoryContract: CaseIterable, Sendable {
  case aSearchFindsSongs
  case anAnswerHasNoMoreThanWereAskedFor
  case noSongComesTwice
  case theSameQuestionHasTheSameAnswer
  case whatIsNotThereIsNotFound
  case aCancelledQuestionIsNoFailure

  /// - Parameters:
  ///   - repository: has at least three songs with `text`.
  ///   - text: a word; in which case it is written does not matter.
  /// - Throws: `ContractViolation` when the promise is broken.
  public func check(_ repository: any MusicRepository, text: String) async throws {
    switch self {
    case .aSearchFindsSongs: try await checkASearchFindsSongs(repository, text)
    case .anAnswerHasNoMoreThanWereAskedFor: try await checkLimits(repository, text)
    case .noSongComesTwice: try await checkNoSongComesTwice(repository, text)
    case .theSameQuestionHasTheSameAnswer: try await checkTheSameQuestion(repository, text)
    case .whatIsNotThereIsNotFound: try await checkWhatIsNotThere(repository)
    case .aCancelledQuestionIsNoFailure: try await checkCancelling(repository, text)
    }
  }
}

private func checkASearchFindsSongs(_ repository: any MusicRepository, _ text: String) async throws {
  let songs = try await repository.songs(matching: query(text))
  try demand(songs.count >= 3, "“\(text)” finds at least three songs")
  try demand(songs.allSatisfy { !$0.title.isEmpty && !$0.artist.isEmpty }, "a song has a title and an artist")
  let loud = try await repository.songs(matching: query(text.uppercased()))
  try demandEqual(loud, songs, "upper and lower case find the same")
}

private func checkLimits(_ repository: any MusicRepository, _ text: String) async throws {
  let songs = try await repository.songs(matching: query(text))
  for limit in 1...2 {
    let some = try await repository.songs(matching: query(text, limit: limit))
    try demandEqual(some, Array(songs.prefix(limit)), "a short answer is the beginning of the long one")
  }
}

private func checkNoSongComesTwice(_ repository: any MusicRepository, _ text: String) async throws {
  let ids = try await repository.songs(matching: query(text, limit: 200)).map(\.id)
  try demandEqual(Set(ids).count, ids.count, "no song comes twice")
}

private func checkTheSameQuestion(_ repository: any MusicRepository, _ text: String) async throws {
  let first = try await repository.songs(matching: query(text))
  let again = try await repository.songs(matching: query("  \(text) "))
  try demandEqual(again, first, "the same question has the same answer")
}

private func checkWhatIsNotThere(_ repository: any MusicRepository) async throws {
  let songs = try await repository.songs(matching: query("zxqj vwkp zzyx"))
  try demandEqual(songs, [], "a search for what nobody sings finds nothing, and is no failure")
}

/// A cancelled call returns a result that was there already, or throws `cancelled`; never another error.
private func checkCancelling(_ repository: any MusicRepository, _ text: String) async throws {
  let query = try query(text)
  let task = Task {
    do throws(RepositoryError) {
      _ = try await repository.songs(matching: query)
      return RepositoryError?.none
    } catch {
      return error
    }
  }
  task.cancel()
  let error = await task.value
  try demand(error == nil || error == .cancelled, "a cancelled question ends with `cancelled`")
}

private func query(_ text: String, limit: Int = 25) throws -> SongQuery {
  guard let query = SongQuery(text, limit: limit) else { throw ContractViolation("the contract needs a text") }
  return query
}
