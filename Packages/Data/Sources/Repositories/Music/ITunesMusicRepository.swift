public import Domain
public import Foundation
import HTTPTypes
public import Networking

/// Searches the iTunes Search API, which needs no access key.
///
///     let network = NetworkStack(rateLimit: ITunesMusicRepository.rateLimit)
///     let music = ITunesMusicRepository(transport: network.transport)
///     let songs = try await music.songs(matching: query)
public struct ITunesMusicRepository: MusicRepository {
  public static let officialBase = BaseURL("https://itunes.apple.com")!

  /// The rate limit of the API: about 20 calls a minute, according to Apple. Apply this limit below the transport's
  /// cache, so that repeated searches do not count.
  public static let rateLimit = RateLimit(requests: 20, per: .seconds(60), burst: 5)

  private let client: APIClient
  private let country: String

  /// - Parameters:
  ///   - country: The country of the shop, in two letters.
  ///   - limits: The limits of a response's size and time.
  ///   - now: Returns the current date.
  public init(
    transport: any Transport, base: BaseURL = officialBase, country: String = "US",
    limits: Limits = Limits(bodyBytes: 16 << 20), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    // The API sends JSON as text/javascript, so no content type is requested or checked.
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
      let response = try await client.get(
        ITunesSearchDTO.self, ["search"],
        query: [
          ("term", query.text), ("country", country), ("media", "music"), ("entity", "song"),
          ("limit", "\(query.limit)"),
        ])
      return client.items(of: response.body.results)
    } catch .accessDenied {
      // The API needs no key: status 403 means that the rate limit is exceeded.
      throw .rateLimited(until: nil)
    } catch {
      throw error
    }
  }
}
