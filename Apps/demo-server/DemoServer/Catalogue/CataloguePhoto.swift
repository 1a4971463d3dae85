public import Images
public import Landscape

/// The data of a photo in the catalog, without its pixels.
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
  /// A readable text that ends in the id. Clients can use the slug in place of the id.
  public let slug: String
  public let scene: Scene
  /// The size of the whole picture, in pixels.
  public let size: ImageSize
  /// The author's index in ``Catalogue/users``.
  public let author: Int
  public let title: String
  /// The author's description, if there is one.
  public let description: String?
  public let altDescription: String
  public let tags: [String]
  /// The place where the photo was taken; nil if unknown.
  public let place: Place?
  /// The camera; nil if the file has no EXIF data.
  public let camera: Camera?
  /// The time of creation, in seconds since 1970.
  public let createdAt: Int
  public let updatedAt: Int
  /// The time at which editors selected the photo, in seconds since 1970; nil if the photo was not selected.
  public let promotedAt: Int?
  public let likes: Int
  public let views: Int
  public let downloads: Int
  /// The value of the parameter `ixid`, with which Unsplash counts the views of a photo. Clients must not remove the
  /// parameter from image URLs.
  public let ixid: String

  public var orientation: Orientation {
    size.width == size.height ? .squarish : size.width > size.height ? .landscape : .portrait
  }
}

/// The orientation of a photo, with the API's names.
public enum Orientation: String, CaseIterable, Sendable {
  case landscape, portrait, squarish
}
