import Domain

/// A collection in a response of the Unsplash API.
struct UnsplashCollectionDTO: Decodable {
  let id: String
  let title: String
  let description: String?
  let totalPhotos: Int?
  let user: UnsplashUserDTO
  let coverPhoto: UnsplashPhotoDTO?

  enum CodingKeys: String, CodingKey {
    case id, title, description, user
    case totalPhotos = "total_photos"
    case coverPhoto = "cover_photo"
  }

  func toDomain(source: PhotoSource) -> PhotoCollection {
    PhotoCollection(
      id: PhotoCollection.ID(id), title: title, description: description, totalPhotos: totalPhotos,
      owner: user.toDomain(), cover: coverPhoto?.toDomain(source: source))
  }
}
