public import Domain

/// Searches a shop, and searches a second shop if the first shop cannot be reached.
///
///     let music = FallbackMusicRepository(itunes, else: DemoMusicRepository()) { error in show(error) }
public struct FallbackMusicRepository: MusicRepository {
  private let first: any MusicRepository
  private let second: any MusicRepository
  private let onFallback: @Sendable (RepositoryError) -> Void

  /// - Parameter onFallback: Called with the error each time the first shop cannot be reached.
  public init(
    _ first: any MusicRepository, else second: any MusicRepository,
    onFallback: @escaping @Sendable (RepositoryError) -> Void
  ) {
    self.first = first
    self.second = second
    self.onFallback = onFallback
  }

  public func songs(matching query: SongQuery) async throws(RepositoryError) -> [Song] {
    do throws(RepositoryError) {
      return try await first.songs(matching: query)
    } catch .offline(let reason) {
      onFallback(.offline(reason: reason))
      return try await second.songs(matching: query)
    } catch {
      throw error
    }
  }
}
