public import Domain

/// A small shop that is part of the program: invented songs, for use without a network.
///
///     let songs = try await DemoMusicRepository().songs(matching: query)
public struct DemoMusicRepository: MusicRepository {
  public init() {}

  /// The songs that have each word of the query somewhere in title, artist, album or genre, in upper or lower case;
  /// those with all of them in the title come first.
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
