import Domain

/// A topic in a response of the Unsplash API.
struct UnsplashTopicDTO: Decodable {
  var id: String
  var slug: String
  var title: String
  var description: String?
  var totalPhotos: Int?
  var coverPhoto: UnsplashPhotoDTO?

  enum CodingKeys: String, CodingKey {
    case id, slug, title, description
    case totalPhotos = "total_photos"
    case coverPhoto = "cover_photo"
  }

  func toDomain(source: PhotoSource) -> Topic {
    Topic(
      id: Topic.ID(id), slug: Topic.Slug(slug), title: title, description: description, totalPhotos: totalPhotos,
      cover: coverPhoto?.toDomain(source: source))
  }
}
