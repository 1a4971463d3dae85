public import Domain

/// A built-in shop with invented songs, for use without a network.
///
///     let songs = try await DemoMusicRepository().songs(matching: query)
public struct DemoMusicRepository: MusicRepository {
  public init() {}

  /// Returns the songs that contain every word of the query in their title, artist, album or genre, ignoring case.
  /// Songs with all words in the title come first.
  public func songs(matching query: SongQuery) async throws(RepositoryError) -> [Song] {
    let words = query.text.lowercased().split(separator: " ")
    let found = DemoSongs.all.filter { song in
      let text = [song.title, song.artist, song.album, song.genre].compactMap { $0 }.joined(separator: " ")
      return text.lowercased().containsAll(words)
    }
    let inTitle = found.filter { $0.title.lowercased().containsAll(words) }
    let elsewhere = found.filter { !$0.title.lowercased().containsAll(words) }
    return Array((inTitle + elsewhere).prefix(query.limit))
  }
}

extension String {
  fileprivate func containsAll(_ words: [Substring]) -> Bool {
    words.allSatisfy { contains($0) }
  }
}
