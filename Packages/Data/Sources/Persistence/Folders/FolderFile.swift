public import Domain

/// A file in a folder of photos, and its metadata.
public struct FolderFile: Hashable, Sendable {
  /// The absolute path as bytes.
  public var path: [UInt8]
  /// The modification time in nanoseconds since 1970.
  public var modified: Int64
  /// The size in bytes.
  public var size: Int64
  /// Nil if the file is not a JPEG image.
  public var facts: FolderPhotoFacts?

  public init(path: [UInt8], modified: Int64, size: Int64, facts: FolderPhotoFacts?) {
    self.path = path
    self.modified = modified
    self.size = size
    self.facts = facts
  }
}

/// The metadata in a JPEG file's header.
public struct FolderPhotoFacts: Hashable, Sendable {
  /// The size in pixels of the upright image.
  public var size: PixelSize
  /// The camera's local time when the photo was taken, interpreted as UTC.
  public var takenAt: Date?
  public var artist: String?
  public var exif: Exif?
  public var place: Place?

  public init(
    size: PixelSize, takenAt: Date? = nil, artist: String? = nil, exif: Exif? = nil, place: Place? = nil
  ) {
    self.size = size
    self.takenAt = takenAt
    self.artist = artist
    self.exif = exif
    self.place = place
  }
}
