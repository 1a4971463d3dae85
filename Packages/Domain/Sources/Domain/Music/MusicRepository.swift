/// The songs in a shop's catalog.
public protocol MusicRepository: Sendable {
  /// Searches for songs. Returns each song once, the best match first; an empty array if there are no matches.
  func songs(matching query: SongQuery) async throws(RepositoryError) -> [Song]
}
