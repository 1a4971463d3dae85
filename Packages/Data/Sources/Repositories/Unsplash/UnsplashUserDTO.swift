import Domain

/// A user in a response of the Unsplash API.
struct UnsplashUserDTO: Decodable {
  struct Links: Decodable {
    var html: String?
  }

  struct ProfileImage: Decodable {
    var medium: String?
  }

  struct Social: Decodable {
    var portfolioURL: String?

    enum CodingKeys: String, CodingKey {
      case portfolioURL = "portfolio_url"
    }
  }

  var id: String
  var username: String
  var name: String
  var bio: String?
  var location: String?
  var links: Links?
  var profileImage: ProfileImage?
  var social: Social?

  enum CodingKeys: String, CodingKey {
    case id, username, name, bio, location, links, social
    case profileImage = "profile_image"
  }

  func toDomain() -> User {
    User(
      id: User.ID(id), username: username, name: name, bio: bio, location: location, page: links?.html,
      portfolio: social?.portfolioURL, profileImage: profileImage?.medium)
  }
}
