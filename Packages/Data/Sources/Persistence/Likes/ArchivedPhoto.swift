import Domain
import Foundation

/// The JSON form of a photo in an archive of likes.
struct ArchivedPhoto: Codable {
  struct Author: Codable {
    var id: String
    var username: String
    var name: String
    var bio: String?
    var location: String?
    var page: String?
    var portfolio: String?
    var profileImage: String?
  }

  struct Images: Codable {
    var thumb: String
    var small: String
    var regular: String
    var full: String
    var raw: String?
  }

  var source: String
  var id: String
  var slug: String?
  var width: Int
  var height: Int
  var color: String?
  var blurHash: String?
  var description: String?
  var altDescription: String?
  var createdAt: Date?
  var updatedAt: Date?
  var likeCount: Int?
  var images: Images
  var page: String
  var downloadTracking: String?
  var author: Author
  var detail: DetailJSON?
}

extension ArchivedPhoto {
  init(_ photo: Photo) {
    source = photo.id.source.rawValue
    id = photo.id.value
    slug = photo.slug
    width = photo.size.width
    height = photo.size.height
    color = photo.color
    blurHash = photo.blurHash
    description = photo.description
    altDescription = photo.altDescription
    createdAt = photo.createdAt
    updatedAt = photo.updatedAt
    likeCount = photo.likeCount
    images = Images(
      thumb: photo.images.thumb, small: photo.images.small, regular: photo.images.regular, full: photo.images.full,
      raw: photo.images.raw)
    page = photo.links.page
    downloadTracking = photo.links.downloadTracking
    author = Author(
      id: photo.author.id.rawValue, username: photo.author.username, name: photo.author.name, bio: photo.author.bio,
      location: photo.author.location, page: photo.author.page, portfolio: photo.author.portfolio,
      profileImage: photo.author.profileImage)
    detail = photo.detail.map { DetailJSON($0) }
  }

  /// The photo; nil if its source is unknown.
  var domain: Photo? {
    guard let source = PhotoSource(rawValue: source) else { return nil }
    return Photo(
      id: Photo.ID(source: source, value: id),
      slug: slug,
      size: PixelSize(width: width, height: height),
      color: color,
      blurHash: blurHash,
      description: description,
      altDescription: altDescription,
      createdAt: createdAt,
      updatedAt: updatedAt,
      likeCount: likeCount,
      images: ImageAddresses(
        thumb: images.thumb, small: images.small, regular: images.regular, full: images.full, raw: images.raw),
      links: Photo.Links(page: page, downloadTracking: downloadTracking),
      author: User(
        id: User.ID(author.id), username: author.username, name: author.name, bio: author.bio,
        location: author.location, page: author.page, portfolio: author.portfolio, profileImage: author.profileImage),
      detail: detail?.domain
    )
  }
}
