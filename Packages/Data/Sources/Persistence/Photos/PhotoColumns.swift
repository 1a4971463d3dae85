import Domain
import Foundation
import GRDB

/// The columns that the tables `photo` and `likedPhoto` have in common, in order.
enum PhotoColumns {
  private static let all = [
    "source", "value", "slug", "width", "height", "color", "blurHash", "description", "altDescription", "createdAt",
    "updatedAt", "likeCount", "thumb", "small", "regular", "\"full\"", "raw", "page", "downloadTracking", "authorID",
    "authorUsername", "authorName", "authorBio", "authorLocation", "authorPage", "authorPortfolio", "authorImage",
    "detail",
  ]

  static let list = all.joined(separator: ", ")
  static let placeholders = all.map { _ in "?" }.joined(separator: ", ")

  /// The assignments that update an existing row. The stored detail remains if the new version of the photo has no
  /// detail, for example because it was fetched in a list.
  static let updates =
    all.dropFirst(2).dropLast().map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
    + ", detail = coalesce(excluded.detail, detail)"

  /// A condition that finds a photo by the two arguments of a statement: a source, and a text that names the photo.
  enum Match: String {
    case id = "source = ?1 AND value = ?2"
    /// Finds a photo by its slug or by the address of its page. Because of the plus sign, SQLite uses the indexes on
    /// `slug` and `page`. Otherwise, SQLite would read all photos of the source through the index on `source`.
    case name = "+source = ?1 AND (slug = ?2 OR page = ?2) LIMIT 1"
  }

  /// Returns the values of all columns, in order.
  static func arguments(_ photo: Photo) throws -> StatementArguments {
    let texts: StatementArguments = [
      photo.id.source.rawValue, photo.id.value.composed, photo.slug, photo.size.width, photo.size.height,
      photo.color, photo.blurHash, photo.description, photo.altDescription, photo.createdAt?.timeIntervalSince1970,
      photo.updatedAt?.timeIntervalSince1970, photo.likeCount, photo.images.thumb, photo.images.small,
      photo.images.regular, photo.images.full, photo.images.raw, photo.links.page, photo.links.downloadTracking,
    ]
    let author = photo.author
    return try texts + [
      author.id.rawValue, author.username, author.name, author.bio, author.location, author.page, author.portfolio,
      author.profileImage, photo.detail.map(DetailJSON.encoded),
    ]
  }

  /// Reads all columns, in order.
  static func photo(_ columns: inout ColumnReader) throws -> Photo {
    let sourceName: String = try columns.next()
    guard let source = PhotoSource(rawValue: sourceName) else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a photo has an unknown source: \(sourceName)")
    }
    return Photo(
      id: Photo.ID(source: source, value: try columns.next()),
      slug: try columns.next(),
      size: PixelSize(width: try columns.next(), height: try columns.next()),
      color: try columns.next(),
      blurHash: try columns.next(),
      description: try columns.next(),
      altDescription: try columns.next(),
      createdAt: try columns.nextDate(),
      updatedAt: try columns.nextDate(),
      likeCount: try columns.next(),
      images: ImageAddresses(
        thumb: try columns.next(), small: try columns.next(), regular: try columns.next(),
        full: try columns.next(), raw: try columns.next()),
      links: Photo.Links(page: try columns.next(), downloadTracking: try columns.next()),
      author: try author(&columns),
      detail: try (columns.next() as String?).flatMap(DetailJSON.decoded)
    )
  }

  private static func author(_ columns: inout ColumnReader) throws -> User {
    User(
      id: User.ID(rawValue: try columns.next()), username: try columns.next(), name: try columns.next(),
      bio: try columns.next(), location: try columns.next(), page: try columns.next(),
      portfolio: try columns.next(), profileImage: try columns.next())
  }
}
