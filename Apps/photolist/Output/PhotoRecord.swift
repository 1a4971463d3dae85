import AppSupport
import Domain
import Presentation
import Terminal

/// A photo as a row of a table.
extension PhotoItem: ConsoleRow {
  static var columns: [TextTable.Column] {
    [
      .init(StyledText("ID", .bold)), .init(""), .init(StyledText("AUTHOR", .bold), shrinks: true, minimum: 10),
      .init(StyledText("SIZE", .bold), alignment: .trailing), .init(StyledText("TITLE", .bold), shrinks: true),
    ]
  }

  var cells: [StyledText] {
    [
      StyledText(id.value.printable(), Style.plain.colored(.cyan)),
      isLiked ? StyledText("♥", Style.plain.colored(.red)) : " ", StyledText(author.printable()),
      StyledText(size, .dim), StyledText(title.printable()),
    ]
  }

  var record: PhotoRecord { PhotoRecord(self) }
}

/// A photo in the formats `json` and `ndjson`. The README documents the fields, which are stable.
///
/// Unknown values are written as `null`, so that every record has every field.
struct PhotoRecord: Encodable {
  let item: PhotoItem
  private var photo: Photo { item.photo }

  init(_ item: PhotoItem) { self.item = item }

  private enum Key: String, CodingKey {
    case id, source, slug, width, height, color, blurHash, description, altDescription, createdAt, updatedAt, likes,
      liked, author, urls, page, attribution, detail
  }

  func encode(to encoder: any Encoder) throws {
    var record = encoder.container(keyedBy: Key.self)
    try record.encode(photo.id.value, forKey: .id)
    try record.encode(photo.id.source.rawValue, forKey: .source)
    try record.encode(photo.slug, forKey: .slug)
    try record.encode(photo.size.width, forKey: .width)
    try record.encode(photo.size.height, forKey: .height)
    try record.encode(photo.color, forKey: .color)
    try record.encode(photo.blurHash, forKey: .blurHash)
    try record.encode(photo.description, forKey: .description)
    try record.encode(photo.altDescription, forKey: .altDescription)
    try record.encode(photo.createdAt, forKey: .createdAt)
    try record.encode(photo.updatedAt, forKey: .updatedAt)
    try record.encode(photo.likeCount, forKey: .likes)
    try record.encode(item.isLiked, forKey: .liked)
    try record.encode(AuthorRecord(user: photo.author), forKey: .author)
    try record.encode(AddressesRecord(images: photo.images), forKey: .urls)
    try record.encode(photo.links.page, forKey: .page)
    try record.encode(item.attribution, forKey: .attribution)
    try record.encode(photo.detail.map(DetailRecord.init), forKey: .detail)
  }
}

private struct AuthorRecord: Encodable {
  let user: User

  private enum Key: String, CodingKey { case username, name, bio, location, page, portfolio }

  func encode(to encoder: any Encoder) throws {
    var record = encoder.container(keyedBy: Key.self)
    try record.encode(user.username, forKey: .username)
    try record.encode(user.name, forKey: .name)
    try record.encode(user.bio, forKey: .bio)
    try record.encode(user.location, forKey: .location)
    try record.encode(user.page, forKey: .page)
    try record.encode(user.portfolio, forKey: .portfolio)
  }
}

private struct AddressesRecord: Encodable {
  let images: ImageAddresses

  private enum Key: String, CodingKey { case thumb, small, regular, full, raw }

  func encode(to encoder: any Encoder) throws {
    var record = encoder.container(keyedBy: Key.self)
    try record.encode(images.thumb, forKey: .thumb)
    try record.encode(images.small, forKey: .small)
    try record.encode(images.regular, forKey: .regular)
    try record.encode(images.full, forKey: .full)
    try record.encode(images.raw, forKey: .raw)
  }
}

private struct DetailRecord: Encodable {
  let detail: Photo.Detail

  private enum Key: String, CodingKey {
    case make, model, exposureTime, aperture, focalLength, iso, place, city, country, latitude, longitude, tags, topics,
      downloads, views
  }

  func encode(to encoder: any Encoder) throws {
    var record = encoder.container(keyedBy: Key.self)
    try record.encode(detail.exif?.make, forKey: .make)
    try record.encode(detail.exif?.model, forKey: .model)
    try record.encode(detail.exif?.exposureTime, forKey: .exposureTime)
    try record.encode(detail.exif?.aperture, forKey: .aperture)
    try record.encode(detail.exif?.focalLength, forKey: .focalLength)
    try record.encode(detail.exif?.iso, forKey: .iso)
    try record.encode(detail.place?.name, forKey: .place)
    try record.encode(detail.place?.city, forKey: .city)
    try record.encode(detail.place?.country, forKey: .country)
    try record.encode(detail.place?.latitude, forKey: .latitude)
    try record.encode(detail.place?.longitude, forKey: .longitude)
    try record.encode(detail.tags, forKey: .tags)
    try record.encode(detail.topics, forKey: .topics)
    try record.encode(detail.downloadCount, forKey: .downloads)
    try record.encode(detail.viewCount, forKey: .views)
  }
}
