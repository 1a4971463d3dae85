/// The songs in a shop's catalog.
public protocol MusicRepository: Sendable {
  /// Searches for songs. Returns each song once, best match first. Returns an empty array if no song matches.
  func songs(matching query: SongQuery) async throws(RepositoryError) -> [Song]
}
