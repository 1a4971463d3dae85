public import Domain
public import Foundation
import HTTPTypes
public import Networking

/// Songs from the iTunes Search API, which needs no key.
///
///     let network = NetworkStack(rateLimit: ITunesMusicRepository.rateLimit)
///     let music = ITunesMusicRepository(transport: network.transport)
///     let songs = try await music.songs(matching: query)
public struct ITunesMusicRepository: MusicRepository {
  public static let officialBase = BaseURL("https://itunes.apple.com")!

  /// What Apple allows, as far as it says: about 20 calls a minute. Whoever makes the transport sets it, below the
  /// cache, so that a repeated question costs nothing.
  public static let rateLimit = RateLimit(requests: 20, per: .seconds(60), burst: 5)

  private let client: APIClient
  private let country: String

  /// - Parameters:
  ///   - country: whose shop is searched, in two letters.
  ///   - limits: the limits of a response's size and time.
  ///   - now: the wall clock.
  public init(
    transport: any Transport, base: BaseURL = officialBase, country: String = "US",
    limits: Limits = Limits(bodyBytes: 16 << 20), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    // JSON comes as text/javascript, so no type is requested, and none is checked.
    client = APIClient(transport: transport, base: base, headers: [:], limits: limits, now: now)
    self.country = country
  }

  public func songs(matching query: SongQuery) async throws(RepositoryError) -> [Song] {
    var seen: Set<Song.ID> = []
    let songs = try await results(for: query).compactMap { $0.toDomain() }.filter { seen.insert($0.id).inserted }
    return Array(songs.prefix(query.limit))
  }

  private func results(for query: SongQuery) async throws(RepositoryError) -> [ITunesSongDTO] {
    do throws(RepositoryError) {
      let answer = try await client.get(
        ITunesSearchDTO.self, ["search"],
        query: [
          ("term", query.text), ("country", country), ("media", "music"), ("entity", "song"),
          ("limit", "\(query.limit)"),
        ])
      return answer.body.results
    } catch .accessDenied {
      // There is no key that could be refused: status 403 is this API's rate limit.
      throw .rateLimited(until: nil)
    } catch {
      throw error
    }
  }
}
