public import Images
public import Landscape

/// A photo of the catalogue: everything that is known about it without rendering it.
public struct CataloguePhoto: Sendable, Identifiable {
  public struct Camera: Hashable, Sendable {
    public let make: String
    public let model: String
    public let exposure: String
    public let aperture: String
    public let focalLength: String
    public let sensitivity: Int
  }

  public let id: String
  /// Readable, ends in the id, and works wherever the id does.
  public let slug: String
  public let scene: Scene
  /// The size of the whole picture, in pixels.
  public let size: ImageSize
  /// An index of ``Catalogue/users``.
  public let author: Int
  public let title: String
  /// What the author says about it; not everybody does.
  public let description: String?
  public let altDescription: String
  public let tags: [String]
  /// `nil` when the author does not tell.
  public let place: Place?
  /// `nil` when the file had no EXIF data.
  public let camera: Camera?
  /// Seconds since 1970.
  public let createdAt: Int
  public let updatedAt: Int
  /// When the editors chose it, in seconds since 1970; `nil` when they did not.
  public let promotedAt: Int?
  public let likes: Int
  public let views: Int
  public let downloads: Int
  /// What imgix calls the token that tells views apart; clients have to keep it in every address.
  public let ixid: String

  public var orientation: Orientation {
    size.width == size.height ? .squarish : size.width > size.height ? .landscape : .portrait
  }
}

/// The shape of a photo, in the words of the API.
public enum Orientation: String, CaseIterable, Sendable {
  case landscape, portrait, squarish
}
