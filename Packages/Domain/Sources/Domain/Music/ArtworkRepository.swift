/// The pictures of what is for sale, such as the covers of songs.
public protocol ArtworkRepository: Sendable {
  /// - Parameter address: as `Song.artwork` has it.
  func artwork(at address: String) async throws(RepositoryError) -> Artwork
}

/// A cover: a picture file. Whether it can be decoded shows when somebody tries.
public struct Artwork: Hashable, Sendable {
  public var jpeg: [UInt8]

  public init(jpeg: [UInt8]) {
    self.jpeg = jpeg
  }
}
