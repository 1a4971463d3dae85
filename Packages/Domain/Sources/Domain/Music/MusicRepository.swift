/// The songs of a shop.
public protocol MusicRepository: Sendable {
  /// What the shop finds, the best match first, each song once; empty when it finds nothing.
  func songs(matching query: SongQuery) async throws(RepositoryError) -> [Song]
}
