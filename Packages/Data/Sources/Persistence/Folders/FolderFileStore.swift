public import Domain
import Foundation
import GRDB

/// The cached metadata of the files in folders of photos.
///
/// The methods are `@concurrent` because an actor calls them. With `nonisolated(nonsending)` methods, release builds of
/// Swift 6.3 continued the actor's code on the wrong executor after a call.
public struct FolderFileStore: Sendable {
  private let cache: CacheDatabase

  public init(cache: CacheDatabase) {
    self.cache = cache
  }

  /// Saves the metadata of files, replacing the cached metadata of files at the same paths.
  @concurrent
  public func save(_ files: [FolderFile]) async throws(RepositoryError) {
    try await cache.save { db in
      let insertion = try db.cachedStatement(
        sql:
          "INSERT OR REPLACE INTO folderFile (\(Self.columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
      for file in files { try insertion.execute(arguments: Self.arguments(file)) }
    }
  }

  /// Removes the cached metadata of the files at these paths.
  @concurrent
  public func remove(_ paths: [[UInt8]]) async throws(RepositoryError) {
    try await cache.save { db in
      let deletion = try db.cachedStatement(sql: "DELETE FROM folderFile WHERE path = ?")
      for path in paths { try deletion.execute(arguments: [Data(path)]) }
    }
  }

  /// Returns the cached metadata of all files in a folder and its subfolders, in no particular order.
  ///
  /// - Parameter folder: The absolute path, without a slash at the end, except for the root.
  @concurrent
  public func files(in folder: [UInt8]) async throws(RepositoryError) -> [FolderFile] {
    let slash = UInt8(ascii: "/")
    let first = folder == [slash] ? folder : folder + [slash]
    // "0" is the character after "/" in ASCII, so every path that begins with "folder/" is less than "folder0".
    let end = first.dropLast() + [slash + 1]
    return try await cache.read { db in
      let statement = try db.cachedStatement(
        sql: "SELECT \(Self.columns) FROM folderFile WHERE path >= ? AND path < ?")
      return try statement.fetchAll([Data(first), Data(end)], decode: Self.file)
    }
  }

  private static let columns = """
    path, modified, size, width, height, takenAt, artist, make, model, exposureTime, aperture, focalLength, iso, place, \
    latitude, longitude
    """

  private static func arguments(_ file: FolderFile) -> StatementArguments {
    let facts = file.facts
    let exif = facts?.exif
    let first: StatementArguments = [
      Data(file.path), file.modified, file.size, facts?.size.width, facts?.size.height,
      facts?.takenAt?.timeIntervalSince1970, facts?.artist,
    ]
    return first + [
      exif?.make, exif?.model, exif?.exposureTime, exif?.aperture, exif?.focalLength, exif?.iso, facts?.place?.name,
      facts?.place?.latitude, facts?.place?.longitude,
    ]
  }

  private static func file(_ columns: inout ColumnReader) throws -> FolderFile {
    var file = FolderFile(
      path: try columns.nextBytes(), modified: try columns.next(), size: try columns.next(), facts: nil)
    let width: Int? = try columns.next()
    let height: Int? = try columns.next()
    guard let width, let height else { return file }
    var facts = FolderPhotoFacts(
      size: PixelSize(width: width, height: height), takenAt: try columns.nextDate(), artist: try columns.next())
    let exif = Exif(
      make: try columns.next(), model: try columns.next(), exposureTime: try columns.next(),
      aperture: try columns.next(), focalLength: try columns.next(), iso: try columns.next())
    let place = Place(name: try columns.next(), latitude: try columns.next(), longitude: try columns.next())
    facts.exif = exif == Exif() ? nil : exif
    facts.place = place == Place() ? nil : place
    file.facts = facts
    return file
  }
}
