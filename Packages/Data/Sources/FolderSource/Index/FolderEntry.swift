import Domain
import Foundation
import Persistence

/// A photo in a folder, or a file that may be a photo.
final class FolderEntry: Sendable {
  let path: FilePath
  /// The modification time in nanoseconds since 1970.
  let modified: Int64
  let size: Int64
  /// The metadata in the file; nil until the file has been read.
  let facts: FolderPhotoFacts?

  init(path: FilePath, modified: Int64, size: Int64, facts: FolderPhotoFacts? = nil) {
    self.path = path
    self.modified = modified
    self.size = size
    self.facts = facts
  }

  convenience init(_ file: FolderWalk.File, facts: FolderPhotoFacts? = nil) {
    self.init(path: file.path, modified: file.modified, size: file.size, facts: facts)
  }

  var isRead: Bool { facts != nil }

  /// The date when the photo was taken, or the modification date of the file if that date is unknown.
  var date: Date { facts?.takenAt ?? modifiedAt }

  /// The orientation of the photo after it is rotated upright; nil until the file has been read.
  var orientation: PixelSize.Orientation? { facts?.size.orientation }

  var modifiedAt: Date { Date(timeIntervalSince1970: Double(modified) / 1_000_000_000) }

  /// The latest date on which the photo can have been taken. Until the metadata is read, `latestDate` is one day after
  /// the file was modified, because the camera's time zone is unknown.
  var latestDate: Date { facts == nil ? modifiedAt.addingTimeInterval(24 * 60 * 60) : date }

  /// Whether the modification date is wrong: more than a day before the date when the photo was taken.
  var hasWrongTime: Bool {
    facts?.takenAt.map { $0 > modifiedAt.addingTimeInterval(24 * 60 * 60) } ?? false
  }

  /// Whether `first` precedes `second` in a list: newer photos come first, and photos of the same date are ordered by
  /// path.
  static func isBefore(_ first: FolderEntry, _ second: FolderEntry) -> Bool {
    let (firstDate, secondDate) = (first.date, second.date)
    return firstDate != secondDate
      ? firstDate > secondDate : first.path.bytes.lexicographicallyPrecedes(second.path.bytes)
  }
}

extension FolderEntry {
  /// Returns the photo with its detail.
  ///
  /// - Parameter root: The browsed folder.
  func photo(in root: FilePath) -> Photo {
    let address = path.address
    let artist = facts?.artist ?? ""
    return Photo(
      id: Photo.ID(source: .folder, value: path.text),
      slug: FilePath.text(path.relative(to: root)),
      size: facts?.size ?? PixelSize(width: 0, height: 0),
      description: path.name,
      createdAt: date,
      updatedAt: modifiedAt,
      images: ImageAddresses(
        thumb: FolderImage.address(address, width: .thumb), small: FolderImage.address(address, width: .small),
        regular: FolderImage.address(address, width: .regular), full: address),
      links: Photo.Links(page: address),
      author: User(id: User.ID(artist), username: artist, name: artist),
      detail: Photo.Detail(
        exif: facts?.exif, place: facts?.place, topics: topicSlug(in: root).map { [$0.rawValue] } ?? []))
  }

  /// The topic of the subfolder that contains the photo; nil if the photo is directly in the browsed folder.
  private func topicSlug(in root: FilePath) -> Topic.Slug? {
    let folder = path.parent
    return folder == root ? nil : FolderTopics.slug(folder, in: root)
  }

  /// The texts that are searched: the names of the file and its folders, the date, the camera, the place, its
  /// coordinates and the artist.
  func searchTexts(in root: FilePath) -> String {
    let coordinates = [facts?.place?.latitude, facts?.place?.longitude].compactMap { $0.map { "\($0)" } }
    let texts = [
      String(decoding: path.relative(to: root), as: UTF8.self), date.formatted(.iso8601.year().month().day()),
      facts?.exif?.make, facts?.exif?.model, facts?.place?.name, facts?.artist,
    ]
    return (texts.compactMap { $0 } + coordinates).joined(separator: "\n")
  }
}
