public import Domain

/// Creates the covers of the demo shop, and loads other covers from another repository.
///
///     let artworks = DemoArtworkRepository(paint: paint, else: HTTPArtworkRepository(transport: transport, now: now))
public struct DemoArtworkRepository: ArtworkRepository {
  private static let scheme = "demo-cover:"

  private let paint: @Sendable (String) async throws(RepositoryError) -> [UInt8]
  private let other: (any ArtworkRepository)?

  /// - Parameters:
  ///   - paint: Returns the cover of the album with the given id as JPEG. The result depends only on the id.
  ///   - other: Loads covers at other addresses. If `other` is nil, covers at other addresses count as not found.
  public init(
    paint: @escaping @Sendable (String) async throws(RepositoryError) -> [UInt8],
    else other: (any ArtworkRepository)? = nil
  ) {
    self.paint = paint
    self.other = other
  }

  /// Returns the address of an album's cover.
  static func address(ofAlbum id: String) -> String { scheme + id }

  public func artwork(at address: String) async throws(RepositoryError) -> Artwork {
    if address.hasPrefix(Self.scheme) {
      return Artwork(jpeg: try await paint(String(address.dropFirst(Self.scheme.count))))
    }
    guard let other else { throw .notFound }
    return try await other.artwork(at: address)
  }
}
