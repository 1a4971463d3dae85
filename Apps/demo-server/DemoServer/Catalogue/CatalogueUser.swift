public import Landscape

/// An author of the catalogue.
public struct CatalogueUser: Sendable, Identifiable {
  public let id: String
  public let userName: String
  public let firstName: String
  public let lastName: String?
  public let biography: String?
  public let home: String?
  public let instagram: String?
  /// Seconds since 1970.
  public let updatedAt: Int
  /// What the profile picture shows.
  public let portrait: Scene

  public var name: String {
    lastName.map { "\(firstName) \($0)" } ?? firstName
  }
}
