import AppSupport
import Domain
import Presentation
import Terminal

/// A photo as a row of a table and as JSON.
extension PhotoItem: ConsoleRow {
  static func columns(_ strings: Strings) -> [TextTable.Column] {
    let titles = strings.columns
    return [
      .init(StyledText(titles.id, .bold)), .init("", importance: 1),
      .init(StyledText(titles.author, .bold), shrinks: true, minimum: 10, importance: 1),
      .init(StyledText(titles.size, .bold), alignment: .trailing),
      .init(StyledText(titles.title, .bold), shrinks: true, importance: 2),
    ]
  }

  var cells: [StyledText] {
    [
      StyledText(id.value.printable(), Style.plain.colored(.cyan)),
      isLiked ? StyledText("♥", Style.plain.colored(.red)) : " ", StyledText(author.printable()),
      StyledText(size, .dim), StyledText(title.printable()),
    ]
  }

  /// The photo in the formats `json` and `ndjson`. The fields are stable, and the README documents them.
  var record: JSONObject {
    [
      "id": photo.id.value, "source": photo.id.source.rawValue, "slug": photo.slug, "width": photo.size.width,
      "height": photo.size.height, "color": photo.color, "blurHash": photo.blurHash, "description": photo.description,
      "altDescription": photo.altDescription, "createdAt": photo.createdAt, "updatedAt": photo.updatedAt,
      "likes": photo.likeCount, "liked": isLiked, "author": photo.author.record, "urls": photo.images.record,
      "page": photo.links.page, "attribution": attribution, "detail": photo.detail?.record,
    ]
  }
}

extension User {
  fileprivate var record: JSONObject {
    [
      "username": username, "name": name, "bio": bio, "location": location, "page": page, "portfolio": portfolio,
    ]
  }
}

extension ImageAddresses {
  fileprivate var record: JSONObject {
    ["thumb": thumb, "small": small, "regular": regular, "full": full, "raw": raw]
  }
}

extension Photo.Detail {
  fileprivate var record: JSONObject {
    [
      "make": exif?.make, "model": exif?.model, "exposureTime": exif?.exposureTime, "aperture": exif?.aperture,
      "focalLength": exif?.focalLength, "iso": exif?.iso, "place": place?.name, "city": place?.city,
      "country": place?.country, "latitude": place?.latitude, "longitude": place?.longitude, "tags": tags,
      "topics": topics, "downloads": downloadCount, "views": viewCount,
    ]
  }
}
