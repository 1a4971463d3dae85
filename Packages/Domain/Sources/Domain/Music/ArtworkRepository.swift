/// The covers of songs.
public protocol ArtworkRepository: Sendable {
  /// Fetches the cover of a song.
  ///
  /// - Parameter address: The value of `Song.artwork`.
  func artwork(at address: String) async throws(RepositoryError) -> Artwork
}

/// The cover of a song: the bytes of a JPEG file, which may be damaged.
public struct Artwork: Hashable, Sendable {
  public var jpeg: [UInt8]

  public init(jpeg: [UInt8]) {
    self.jpeg = jpeg
  }
}
