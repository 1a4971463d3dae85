/// The required fields and types of the Unsplash API's responses, from the official OpenAPI document, version 1.
indirect enum Schema: Sendable {
  case text
  /// A date and time in ISO 8601.
  case time
  case day
  /// An absolute URL.
  case address
  case whole
  case number
  case bool
  case oneOf([String])
  case nullable(Schema)
  case list(Schema, atLeast: Int = 0)
  /// An object with the given required fields, in addition to the fields of `base`. Other fields are allowed.
  case object([String: Schema], base: Schema? = nil)

  static let urls = Schema.object([
    "raw": .address, "full": .address, "regular": .address, "small": .address, "thumb": .address,
  ])

  static let userBasic = Schema.object([
    "id": .text, "updated_at": .time, "username": .text, "name": .text, "first_name": .text,
    "last_name": .nullable(.text), "bio": .nullable(.text), "location": .nullable(.text), "total_collections": .whole,
    "links": .object(["html": .address, "photos": .address, "self": .address]),
    "profile_image": .object(["small": .address, "medium": .address, "large": .address]),
    "social": .object([
      "instagram_username": .nullable(.text), "portfolio_url": .nullable(.text), "twitter_username": .nullable(.text),
    ]),
  ])

  static let userFull = Schema.object(
    [
      "badge": .nullable(.object(["title": .text, "primary": .bool, "slug": .text, "link": .nullable(.text)])),
      "downloads": .whole,
    ],
    base: userBasic)

  static let photoVeryBasic = Schema.object([
    "id": .text, "created_at": .time, "updated_at": .time, "blur_hash": .nullable(.text), "urls": urls,
  ])

  static let photoBasic = Schema.object(
    [
      "promoted_at": .nullable(.time), "width": .whole, "height": .whole, "description": .nullable(.text),
      "color": .nullable(.text), "user": userBasic, "current_user_collections": .list(.object([:])),
      "links": .object(["html": .address, "download": .address, "self": .address, "download_location": .address]),
    ],
    base: photoVeryBasic)

  static let photoFull = Schema.object(
    [
      "exif": .object([
        "name": .nullable(.text), "make": .nullable(.text), "model": .nullable(.text),
        "exposure_time": .nullable(.text),
        "aperture": .nullable(.text), "focal_length": .nullable(.text), "iso": .nullable(.number),
      ]),
      "location": .object([
        "city": .nullable(.text), "country": .nullable(.text), "name": .nullable(.text),
        "position": .object(["latitude": .nullable(.number), "longitude": .nullable(.number)]),
      ]),
      "downloads": .whole, "public_domain": .bool, "tags": .list(.object(["title": .text])),
    ],
    base: photoBasic)

  private static let history = Schema.object([
    "total": .whole,
    "historical": .object([
      "change": .number, "quantity": .number, "resolution": .text,
      "values": .list(.object(["date": .day, "value": .number]), atLeast: 1),
    ]),
  ])

  static let statistics = Schema.object(["views": history, "downloads": history])

  static let topicBasic = Schema.object([
    "id": .text, "slug": .text, "title": .text, "visibility": .oneOf(["featured", "visible", "hidden", "removed"]),
    "updated_at": .time, "featured": .bool, "ends_at": .nullable(.time), "description": .nullable(.text),
    "published_at": .time, "total_photos": .whole, "starts_at": .time, "only_submissions_after": .nullable(.time),
    "links": .object(["self": .address, "html": .address, "photos": .address]),
    "current_user_contributions": .list(photoVeryBasic), "cover_photo": .nullable(photoBasic),
    "owners": .list(userBasic, atLeast: 1), "preview_photos": .nullable(.list(photoVeryBasic)),
    "status": .oneOf(["open", "closed"]),
  ])

  static let topicFull = Schema.object(["top_contributors": .list(userBasic)], base: topicBasic)

  static let collection = Schema.object([
    "id": .text, "share_key": .text, "private": .bool, "title": .text, "description": .nullable(.text),
    "published_at": .time, "updated_at": .time, "last_collected_at": .nullable(.time), "featured": .bool,
    "total_photos": .whole, "links": .object(["self": .address, "html": .address, "photos": .address]),
    "user": userBasic, "cover_photo": .nullable(photoBasic),
  ])

  static func results(_ element: Schema) -> Schema {
    .object(["total": .whole, "total_pages": .whole, "results": .list(element)])
  }

  static let errors = Schema.object(["errors": .list(.text, atLeast: 1)])
}
