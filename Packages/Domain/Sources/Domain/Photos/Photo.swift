/// A photo of a source.
///
/// Addresses are strings, because parsing every address as a `URL` would take longer than reading a page of photos from
/// the cache. Most addresses are never used.
public struct Photo: Hashable, Sendable, Identifiable {
  public struct ID: Hashable, Sendable, CustomStringConvertible {
    public let source: PhotoSource
    public let value: String

    public init(source: PhotoSource, value: String) {
      self.source = source
      self.value = value
    }

    public var description: String { value }
  }

  public var id: ID
  /// A readable text that the source accepts in place of the id.
  public var slug: String?
  public var size: PixelSize
  /// The average color as `#RRGGBB`.
  public var color: String?
  /// A blurred version of the image in about 30 characters (see blurha.sh).
  public var blurHash: String?
  /// The author's description.
  public var description: String?
  /// A description of the image for people who cannot see it.
  public var altDescription: String?
  public var createdAt: Date?
  public var updatedAt: Date?
  /// The number of likes at the source.
  public var likeCount: Int?
  public var images: ImageAddresses
  public var links: Links
  public var author: User
  /// Data that the source sends with a single photo, but not with lists.
  public var detail: Detail?

  public init(
    id: ID, slug: String? = nil, size: PixelSize, color: String? = nil, blurHash: String? = nil,
    description: String? = nil, altDescription: String? = nil, createdAt: Date? = nil, updatedAt: Date? = nil,
    likeCount: Int? = nil, images: ImageAddresses, links: Links, author: User, detail: Detail? = nil
  ) {
    self.id = id
    self.slug = slug
    self.size = size
    self.color = color
    self.blurHash = blurHash
    self.description = description
    self.altDescription = altDescription
    self.createdAt = createdAt
    self.updatedAt = updatedAt
    self.likeCount = likeCount
    self.images = images
    self.links = links
    self.author = author
    self.detail = detail
  }

  /// Addresses of the photo at its source.
  public struct Links: Hashable, Sendable {
    /// The photo's web page, which the user can share.
    public var page: String
    /// The address to request at each download, because the source counts downloads.
    public var downloadTracking: String?

    public init(page: String, downloadTracking: String? = nil) {
      self.page = page
      self.downloadTracking = downloadTracking
    }
  }

  public struct Detail: Hashable, Sendable {
    public var exif: Exif?
    public var place: Place?
    public var tags: [String]
    /// The slugs of the topics that contain the photo.
    public var topics: [String]
    public var downloadCount: Int?
    public var viewCount: Int?

    public init(
      exif: Exif? = nil, place: Place? = nil, tags: [String] = [], topics: [String] = [], downloadCount: Int? = nil,
      viewCount: Int? = nil
    ) {
      self.exif = exif
      self.place = place
      self.tags = tags
      self.topics = topics
      self.downloadCount = downloadCount
      self.viewCount = viewCount
    }
  }
}
