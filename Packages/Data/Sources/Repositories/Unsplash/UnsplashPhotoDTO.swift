import Domain
import Foundation

/// A photo in a response of the Unsplash API: `Asset.Basic` in lists, `Asset.Full` for a single photo.
///
/// Only the fields that a photo needs are required. All other fields may be missing or null.
struct UnsplashPhotoDTO: Decodable {
  struct URLs: Decodable {
    var raw: String
    var full: String
    var regular: String
    var small: String
    var thumb: String
  }

  struct Links: Decodable {
    var html: String
    var downloadLocation: String?

    enum CodingKeys: String, CodingKey {
      case html
      case downloadLocation = "download_location"
    }
  }

  struct Exif: Decodable {
    var make: String?
    var model: String?
    var exposureTime: String?
    var aperture: String?
    var focalLength: String?
    var iso: Double?

    enum CodingKeys: String, CodingKey {
      case make, model, aperture, iso
      case exposureTime = "exposure_time"
      case focalLength = "focal_length"
    }
  }

  struct Location: Decodable {
    struct Position: Decodable {
      var latitude: Double?
      var longitude: Double?
    }

    var name: String?
    var city: String?
    var country: String?
    var position: Position?
  }

  struct Tag: Decodable {
    var title: String?
  }

  struct TopicSubmission: Decodable {
    var status: String?
  }

  var id: PhotoIDText
  var slug: String?
  var createdAt: String?
  var updatedAt: String?
  var width: Int
  var height: Int
  var color: String?
  var blurHash: String?
  var description: String?
  var altDescription: String?
  var likes: Int?
  var urls: URLs
  var links: Links
  var user: UnsplashUserDTO
  var exif: Exif?
  var location: Location?
  var tags: [Tag]?
  var topicSubmissions: [String: TopicSubmission?]?
  var downloads: Int?
  var views: Int?

  enum CodingKeys: String, CodingKey {
    case id, slug, width, height, color, description, likes, urls, links, user, exif, location, tags, downloads, views
    case createdAt = "created_at"
    case updatedAt = "updated_at"
    case blurHash = "blur_hash"
    case altDescription = "alt_description"
    case topicSubmissions = "topic_submissions"
  }
}

extension UnsplashPhotoDTO {
  func toDomain(source: PhotoSource) -> Photo {
    Photo(
      id: Photo.ID(source: source, value: id.value),
      slug: slug,
      size: PixelSize(width: width, height: height),
      color: color,
      blurHash: blurHash,
      description: description,
      altDescription: altDescription,
      createdAt: createdAt.flatMap(Self.date),
      updatedAt: updatedAt.flatMap(Self.date),
      likeCount: likes,
      images: ImageAddresses(
        thumb: urls.thumb, small: urls.small, regular: urls.regular, full: urls.full, raw: urls.raw),
      links: Photo.Links(page: links.html, downloadTracking: links.downloadLocation),
      author: user.toDomain()
    )
  }

  func toDomainWithDetail(source: PhotoSource) -> Photo {
    var photo = toDomain(source: source)
    photo.detail = Photo.Detail(
      exif: exif?.toDomain(),
      place: location?.toDomain(),
      tags: tags?.compactMap(\.title) ?? [],
      topics: topicSubmissions?.filter { $0.value?.status == "approved" }.keys.sorted() ?? [],
      downloadCount: downloads,
      viewCount: views
    )
    return photo
  }

  /// Returns nil for an invalid date, so that the photo can be shown without its date.
  private static func date(_ text: String) -> Date? {
    try? Date(text, strategy: .iso8601)
  }
}

extension UnsplashPhotoDTO.Exif {
  /// Returns nil if the camera recorded nothing.
  fileprivate func toDomain() -> Exif? {
    let exif = Exif(
      make: make, model: model, exposureTime: exposureTime, aperture: aperture, focalLength: focalLength,
      iso: iso.flatMap { Int(exactly: $0.rounded()) })
    return exif == Exif() ? nil : exif
  }
}

extension UnsplashPhotoDTO.Location {
  /// Returns nil if name, city, country and position are all missing.
  fileprivate func toDomain() -> Place? {
    let place = Place(
      name: name, city: city, country: country, latitude: position?.latitude, longitude: position?.longitude)
    return place == Place() ? nil : place
  }
}
