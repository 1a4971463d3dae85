/// A published photo.
///
/// Addresses are texts: making a `URL` of each costs more than reading a page of photos from the store, and most are
/// never opened.
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
  /// A readable id that the source also understands.
  public var slug: String?
  public var size: PixelSize
  /// The mean colour as `#RRGGBB`.
  public var color: String?
  /// See blurha.sh: a blurred picture in about 30 characters.
  public var blurHash: String?
  /// What the author wrote about it.
  public var description: String?
  /// A description of the image for people who cannot see it.
  public var altDescription: String?
  public var createdAt: Date?
  public var updatedAt: Date?
  /// How many people like it at its source.
  public var likeCount: Int?
  public var images: ImageAddresses
  public var links: Links
  public var author: User
  /// What the source sends with a single photo only, and not in lists.
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

  /// Pages and actions of the photo at its source.
  public struct Links: Hashable, Sendable {
    /// The photo's page, to be shared.
    public var page: String
    /// The address to request when the photo is downloaded, as the source requires.
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
    /// Slugs of the topics that took the photo in.
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
