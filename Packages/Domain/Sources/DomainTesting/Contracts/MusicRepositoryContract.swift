public import Domain

/// What every `MusicRepository` promises, one promise a case.
public enum MusicRepositoryContract: CaseIterable, Sendable {
  case aSearchFindsSongs
  case eachSongComesOnce
  case theLimitHolds
  case songsHaveATitleAndAnArtist
  case findingNothingIsNoFailure
  case aCancelledSearchIsNoFailure

  /// - Parameters:
  ///   - repository: the one to check.
  ///   - text: finds at least two songs.
  /// - Throws: `ContractViolation` when the promise is broken.
  public func check(_ repository: any MusicRepository, finding text: String) async throws {
    switch self {
    case .aSearchFindsSongs:
      let songs = try await songs(text, in: repository)
      try demand(songs.count > 1, "the search for \(text) finds songs")
    case .eachSongComesOnce:
      let ids = try await songs(text, in: repository).map(\.id)
      try demandEqual(Set(ids).count, ids.count, "no song comes twice")
    case .theLimitHolds:
      let songs = try await songs(text, limit: 1, in: repository)
      try demandEqual(songs.count, 1, "no more songs come than were asked for")
    case .songsHaveATitleAndAnArtist:
      let songs = try await songs(text, in: repository)
      try demand(songs.allSatisfy { !$0.title.isEmpty && !$0.artist.isEmpty }, "a song has a title and an artist")
    case .findingNothingIsNoFailure:
      let songs = try await songs("zxqj vwkp zzyx", in: repository)
      try demandEqual(songs, [], "a search for what nobody sang finds nothing")
    case .aCancelledSearchIsNoFailure:
      try await checkACancelledSearch(repository, text)
    }
  }

  private func songs(_ text: String, limit: Int = 25, in repository: any MusicRepository) async throws -> [Song] {
    guard let query = SongQuery(text, limit: limit) else { throw ContractViolation("the text to find is blank") }
    return try await repository.songs(matching: query)
  }

  /// Whoever cancels gets the answer that was there already, or `cancelled`; never another error.
  private func checkACancelledSearch(_ repository: any MusicRepository, _ text: String) async throws {
    guard let query = SongQuery(text) else { return }
    let search = Task { () -> RepositoryError? in
      withUnsafeCurrentTask { $0?.cancel() }
      do throws(RepositoryError) {
        _ = try await repository.songs(matching: query)
        return nil
      } catch {
        return error
      }
    }
    if let failure = await search.value {
      try demandEqual(failure, .cancelled, "a cancelled search fails as cancelled")
    }
  }
}
