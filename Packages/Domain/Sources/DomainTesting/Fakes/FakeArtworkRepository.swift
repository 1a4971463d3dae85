public import Domain

/// A cover for every address: one whose bytes are the address's.
public final class FakeArtworkRepository: ArtworkRepository {
  /// The addresses that were asked for.
  public let onArtwork = Stub<String>()

  public init() {}

  public func artwork(at address: String) async throws(RepositoryError) -> Artwork {
    try await onArtwork.pass(address)
    return Artwork(jpeg: Array(address.utf8))
  }
}
