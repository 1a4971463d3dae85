import Domain
import Foundation

/// A photo's detail as JSON text in one column. One column is enough, because a detail is read for one photo at a time
/// and SQL never searches the details.
///
/// Every field is optional, so that later versions can add and remove fields.
struct DetailJSON: Codable {
  struct Exif: Codable {
    var make: String?
    var model: String?
    var exposureTime: String?
    var aperture: String?
    var focalLength: String?
    var iso: Int?
  }

  struct Place: Codable {
    var name: String?
    var city: String?
    var country: String?
    var latitude: Double?
    var longitude: Double?
  }

  var exif: Exif?
  var place: Place?
  var tags: [String]?
  var topics: [String]?
  var downloadCount: Int?
  var viewCount: Int?

  static func encoded(_ detail: Photo.Detail) throws -> String {
    String(decoding: try JSONEncoder().encode(DetailJSON(detail)), as: UTF8.self)
  }

  /// Returns nil if the text is damaged. A photo whose detail is damaged is shown without the detail, which can be
  /// fetched again.
  static func decoded(_ json: String) -> Photo.Detail? {
    try? JSONDecoder().decode(DetailJSON.self, from: Data(json.utf8)).domain
  }
}

extension DetailJSON {
  init(_ detail: Photo.Detail) {
    exif = detail.exif.map {
      Exif(
        make: $0.make, model: $0.model, exposureTime: $0.exposureTime, aperture: $0.aperture,
        focalLength: $0.focalLength, iso: $0.iso)
    }
    place = detail.place.map {
      Place(
        name: $0.name, city: $0.city, country: $0.country, latitude: $0.latitude, longitude: $0.longitude)
    }
    tags = detail.tags
    topics = detail.topics
    downloadCount = detail.downloadCount
    viewCount = detail.viewCount
  }

  var domain: Photo.Detail {
    Photo.Detail(
      exif: exif.map {
        Domain.Exif(
          make: $0.make, model: $0.model, exposureTime: $0.exposureTime, aperture: $0.aperture,
          focalLength: $0.focalLength, iso: $0.iso)
      },
      place: place.map {
        Domain.Place(
          name: $0.name, city: $0.city, country: $0.country, latitude: $0.latitude, longitude: $0.longitude)
      },
      tags: tags ?? [],
      topics: topics ?? [],
      downloadCount: downloadCount,
      viewCount: viewCount
    )
  }
}
