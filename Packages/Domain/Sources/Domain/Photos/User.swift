/// A user of a source who publishes photos.
public struct User: Hashable, Sendable, Identifiable {
  public typealias ID = Identifier<User>
  /// A username that is used as an id.
  public typealias Name = Identifier<Names>
  public enum Names {}

  public var id: ID
  /// The unique name, which is part of URLs.
  public var username: String
  /// The display name.
  public var name: String
  public var bio: String?
  public var location: String?
  /// The address of the user's page.
  public var page: String?
  public var portfolio: String?
  public var profileImage: String?

  public init(
    id: ID, username: String, name: String, bio: String? = nil, location: String? = nil, page: String? = nil,
    portfolio: String? = nil, profileImage: String? = nil
  ) {
    self.id = id
    self.username = username
    self.name = name
    self.bio = bio
    self.location = location
    self.page = page
    self.portfolio = portfolio
    self.profileImage = profileImage
  }
}
