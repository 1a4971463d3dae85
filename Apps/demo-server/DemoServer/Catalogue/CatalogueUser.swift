public import Landscape

/// The author of photos in the catalog.
public struct CatalogueUser: Sendable, Identifiable {
  public let id: String
  public let userName: String
  public let firstName: String
  public let lastName: String?
  public let biography: String?
  public let home: String?
  public let instagram: String?
  /// The time of the last update, in seconds since 1970.
  public let updatedAt: Int
  /// The scene of the profile picture.
  public let portrait: Scene

  public var name: String {
    lastName.map { "\(firstName) \($0)" } ?? firstName
  }
}
