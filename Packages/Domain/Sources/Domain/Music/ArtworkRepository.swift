/// The pictures of what is for sale, such as the covers of songs.
public protocol ArtworkRepository: Sendable {
  /// - Parameter address: as `Song.artwork` has it.
  func artwork(at address: String) async throws(RepositoryError) -> Artwork
}

/// A cover: the bytes of an image file, which may turn out not to be decodable.
public struct Artwork: Hashable, Sendable {
  public var jpeg: [UInt8]

  public init(jpeg: [UInt8]) {
    self.jpeg = jpeg
  }
}
