public import Domain

/// A repository with a cover for every address. Each cover consists of the UTF-8 bytes of its address.
public final class FakeArtworkRepository: ArtworkRepository {
  /// Records the requested addresses.
  public let onArtwork = Stub<String>()

  public init() {}

  public func artwork(at address: String) async throws(RepositoryError) -> Artwork {
    try await onArtwork.pass(address)
    return Artwork(jpeg: Array(address.utf8))
  }
}
