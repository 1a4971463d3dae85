public import Domain

/// A file in a folder of photos, and what was read from it.
public struct FolderFile: Hashable, Sendable {
  /// The absolute path, as the file system has it.
  public var path: [UInt8]
  /// When the file was modified, in nanoseconds since 1970.
  public var modified: Int64
  /// In bytes.
  public var size: Int64
  /// Nil if the file is no JPEG.
  public var facts: FolderPhotoFacts?

  public init(path: [UInt8], modified: Int64, size: Int64, facts: FolderPhotoFacts?) {
    self.path = path
    self.modified = modified
    self.size = size
    self.facts = facts
  }
}

/// What a JPEG file says about itself.
public struct FolderPhotoFacts: Hashable, Sendable {
  /// The size of the upright picture.
  public var size: PixelSize
  /// What the camera's clock showed, as if it were UTC.
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
