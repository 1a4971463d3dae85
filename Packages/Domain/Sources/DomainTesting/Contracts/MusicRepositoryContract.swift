public import Domain

/// The contract of `MusicRepository`: each case is a requirement for every implementation.
public enum MusicRepositoryContract: CaseIterable, Sendable {
  case searchFindsSongs
  case limitIsObeyed
  case noSongComesTwice
  case sameSearchHasSameResult
  case unknownTextFindsNothing
  case cancelledSearchFailsAsCancelled

  /// Checks the requirement.
  ///
  /// - Parameters:
  ///   - repository: a repository with at least three songs that match `text`.
  ///   - text: a word to search for.
  /// - Throws: `ContractViolation` if the repository does not meet the requirement.
  public func check(_ repository: any MusicRepository, text: String) async throws {
    let songs = try await repository.songs(matching: query(text))
    switch self {
    case .searchFindsSongs:
      try demand(songs.count >= 3, "a search for “\(text)” finds at least three songs")
      try demand(songs.allSatisfy { !$0.title.isEmpty && !$0.artist.isEmpty }, "a song has a title and an artist")
      let upper = try await repository.songs(matching: query(text.uppercased()))
      try demandEqual(upper, songs, "a search ignores case")

    case .limitIsObeyed:
      for limit in 1...2 {
        let some = try await repository.songs(matching: query(text, limit: limit))
        try demandEqual(some, Array(songs.prefix(limit)), "a search with a smaller limit returns the first songs")
      }

    case .noSongComesTwice:
      let ids = try await repository.songs(matching: query(text, limit: 200)).map(\.id)
      try demandEqual(Set(ids).count, ids.count, "no song is returned twice")

    case .sameSearchHasSameResult:
      let again = try await repository.songs(matching: query("  \(text) "))
      try demandEqual(again, songs, "the same search has the same result")

    case .unknownTextFindsNothing:
      let none = try await repository.songs(matching: query("zxqj vwkp zzyx"))
      try demandEqual(none, [], "a search without matches returns no songs and does not fail")

    case .cancelledSearchFailsAsCancelled:
      let query = try query(text)
      try await demandNoOtherFailureAfterCancellation { () throws(RepositoryError) in
        _ = try await repository.songs(matching: query)
      }
    }
  }
}

private func query(_ text: String, limit: Int = 25) throws -> SongQuery {
  guard let query = SongQuery(text, limit: limit) else { throw ContractViolation("“\(text)” is a valid search") }
  return query
}
