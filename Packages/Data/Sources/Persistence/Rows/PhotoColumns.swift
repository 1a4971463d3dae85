import Domain
import GRDB

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A photo as a row: the columns that `photo` and `likedPhoto` have in common, in one order.
///
/// Whoever reads or writes them follows the order of `all`.
enum PhotoColumns {
  private static let all = [
    "source", "value", "slug", "width", "height", "color", "blurHash", "description", "altDescription", "createdAt",
    "updatedAt", "likeCount", "thumb", "small", "regular", "\"full\"", "raw", "page", "downloadTracking", "authorID",
    "authorUsername", "authorName", "authorBio", "authorLocation", "authorPage", "authorPortfolio", "authorImage",
    "detail",
  ]

  static let list = all.joined(separator: ", ")
  static let placeholders = all.map { _ in "?" }.joined(separator: ", ")
  static let placeholdersButDetail = all.dropLast().map { _ in "?" }.joined(separator: ", ")

  /// For an upsert: takes what is new. A list's answer has no detail, and does not take away what is there.
  static let updates =
    all.dropFirst(2).dropLast().map { "\($0) = excluded.\($0)" }.joined(separator: ", ")
    + ", detail = coalesce(excluded.detail, detail)"

  /// For an update, with the values after the first two: the same rule.
  static let assignments =
    all.dropFirst(2).dropLast().map { "\($0) = ?" }.joined(separator: ", ") + ", detail = coalesce(?, detail)"

  /// Binds all columns, in their order.
  static func bind(_ photo: Photo, with writer: inout ColumnWriter) throws {
    try writer.bind(photo.id.source.rawValue)
    try writer.bind(photo.id.value)
    try bindAllButID(of: photo, with: &writer)
  }

  /// Binds the columns of `assignments`.
  static func bindAllButID(of photo: Photo, with writer: inout ColumnWriter) throws {
    try writer.bind(photo.slug)
    try writer.bind(photo.size.width)
    try writer.bind(photo.size.height)
    try writer.bind(photo.color)
    try writer.bind(photo.blurHash)
    try writer.bind(photo.description)
    try writer.bind(photo.altDescription)
    try writer.bind(photo.createdAt?.timeIntervalSince1970)
    try writer.bind(photo.updatedAt?.timeIntervalSince1970)
    try writer.bind(photo.likeCount)
    try writer.bind(photo.images.thumb)
    try writer.bind(photo.images.small)
    try writer.bind(photo.images.regular)
    try writer.bind(photo.images.full)
    try writer.bind(photo.images.raw)
    try writer.bind(photo.links.page)
    try writer.bind(photo.links.downloadTracking)
    try writer.bind(photo.author.id.rawValue)
    try writer.bind(photo.author.username)
    try writer.bind(photo.author.name)
    try writer.bind(photo.author.bio)
    try writer.bind(photo.author.location)
    try writer.bind(photo.author.page)
    try writer.bind(photo.author.portfolio)
    try writer.bind(photo.author.profileImage)
    try writer.bind(photo.detail.map(CachedDetail.encoded))
  }

  /// Reads all columns, in their order.
  static func photo(_ columns: inout ColumnReader) throws -> Photo {
    let sourceName: String = try columns.value()
    guard let source = PhotoSource(rawValue: sourceName) else {
      throw DatabaseError(resultCode: .SQLITE_CORRUPT, message: "a photo of no known source: \(sourceName)")
    }
    return Photo(
      id: Photo.ID(source: source, value: try columns.value()),
      slug: columns.optional(),
      size: PixelSize(width: try columns.value(), height: try columns.value()),
      color: columns.optional(),
      blurHash: columns.optional(),
      description: columns.optional(),
      altDescription: columns.optional(),
      createdAt: columns.optional().map(Date.init(timeIntervalSince1970:)),
      updatedAt: columns.optional().map(Date.init(timeIntervalSince1970:)),
      likeCount: columns.optional(),
      images: ImageAddresses(
        thumb: try columns.value(), small: try columns.value(), regular: try columns.value(),
        full: try columns.value(), raw: columns.optional()),
      links: Photo.Links(page: try columns.value(), downloadTracking: columns.optional()),
      author: try author(&columns),
      detail: columns.optional().flatMap(CachedDetail.decoded)
    )
  }

  @inline(__always)
  private static func author(_ columns: inout ColumnReader) throws -> User {
    User(
      id: User.ID(rawValue: try columns.value()), username: try columns.value(), name: try columns.value(),
      bio: columns.optional(), location: columns.optional(), page: columns.optional(),
      portfolio: columns.optional(), profileImage: columns.optional())
  }
}
