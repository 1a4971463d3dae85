import Domain
import GRDB

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A photo as a row: the columns that `photo` and `likedPhoto` have in common, in one order.
///
/// Columns are read by index and written by position, because a page is read or stored by the thousand.
enum PhotoColumns {
  private static let all = [
    "source", "value", "slug", "width", "height", "color", "blurHash", "description", "altDescription", "createdAt",
    "updatedAt", "likeCount", "thumb", "small", "regular", "\"full\"", "raw", "page", "downloadTracking", "authorID",
    "authorUsername", "authorName", "authorBio", "authorLocation", "authorPage", "authorPortfolio", "authorImage",
    "detail",
  ]

  static let list = all.joined(separator: ", ")
  static let placeholders = all.map { _ in "?" }.joined(separator: ", ")

  /// For an upsert: takes what is new. A list's answer has no detail, and does not take away what is there.
  static let updates =
    all.dropFirst(2).dropLast().map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
    + ", detail = coalesce(excluded.detail, detail)"

  /// For an update, with the values after the first two: the same rule.
  static let assignments =
    all.dropFirst(2).dropLast().map { "\($0) = ?" }.joined(separator: ", ") + ", detail = coalesce(?, detail)"

  static func values(of photo: Photo) throws -> [(any DatabaseValueConvertible)?] {
    [
      photo.id.source.rawValue, photo.id.value, photo.slug, photo.size.width, photo.size.height, photo.color,
      photo.blurHash, photo.description, photo.altDescription, photo.createdAt?.timeIntervalSince1970,
      photo.updatedAt?.timeIntervalSince1970, photo.likeCount, photo.images.thumb, photo.images.small,
      photo.images.regular, photo.images.full, photo.images.raw, photo.links.page, photo.links.downloadTracking,
      photo.author.id.rawValue, photo.author.username, photo.author.name, photo.author.bio, photo.author.location,
      photo.author.page, photo.author.portfolio, photo.author.profileImage, try photo.detail.map(StoredDetail.encoded),
    ]
  }

  /// - Parameter first: the index of `source` in the row.
  static func photo(of row: Row, from first: Int = 0) throws -> Photo {
    let sourceName: String = row[first]
    guard let source = PhotoSource(rawValue: sourceName) else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a photo of no known source: \(sourceName)")
    }
    return Photo(
      id: Photo.ID(source: source, value: row[first + 1]),
      slug: row[first + 2],
      size: PixelSize(width: row[first + 3], height: row[first + 4]),
      color: row[first + 5],
      blurHash: row[first + 6],
      description: row[first + 7],
      altDescription: row[first + 8],
      createdAt: date(row[first + 9]),
      updatedAt: date(row[first + 10]),
      likeCount: row[first + 11],
      images: ImageAddresses(
        thumb: row[first + 12], small: row[first + 13], regular: row[first + 14], full: row[first + 15],
        raw: row[first + 16]),
      links: Photo.Links(page: row[first + 17], downloadTracking: row[first + 18]),
      author: author(of: row, from: first + 19),
      detail: try detail(row[first + 27])
    )
  }

  private static func author(of row: Row, from first: Int) -> User {
    let id: String = row[first]
    return User(
      id: User.ID(id), username: row[first + 1], name: row[first + 2], bio: row[first + 3], location: row[first + 4],
      page: row[first + 5], portfolio: row[first + 6], profileImage: row[first + 7])
  }

  private static func date(_ seconds: Double?) -> Date? {
    seconds.map(Date.init(timeIntervalSince1970:))
  }

  private static func detail(_ json: String?) throws -> Photo.Detail? {
    try json.map(StoredDetail.decoded)
  }
}
