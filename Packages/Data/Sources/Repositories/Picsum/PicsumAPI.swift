public import Domain
public import Foundation
import HTTPTypes
public import Networking

/// The API of Lorem Picsum: one long list of photos. The API needs no access key, and supports neither search nor
/// topics.
public struct PicsumAPI: PhotoAPI {
  public static let officialBase = BaseURL("https://picsum.photos")!

  public let source = PhotoSource.picsum
  private let client: APIClient

  /// - Parameters:
  ///   - limits: The limits of a response's size and time.
  ///   - now: Returns the current date.
  ///   - connection: Receives the result of each request.
  ///   - onMalformedItem: Called with a description of each malformed item that is left out of its list.
  public init(
    transport: any Transport, base: BaseURL = officialBase, limits: Limits = Limits(bodyBytes: 16 << 20),
    now: @escaping @Sendable () -> Date = { Date() }, connection: SourceConnection? = nil,
    onMalformedItem: @escaping @Sendable (ErrorReason) -> Void = { _ in }
  ) {
    client = APIClient(
      transport: transport, base: base, headers: [.accept: "application/json"], limits: limits, now: now,
      connection: connection, onMalformedItem: onMalformedItem)
  }

  public func photos(in feed: PhotoFeed, page: PageRequest) async throws(RepositoryError) -> Page<Photo> {
    switch feed {
    case .editorial: break
    case .search: throw .unsupported(reason: .lacks(.picsum, .search))
    case .topic: throw .unsupported(reason: .lacks(.picsum, .topics))
    case .user: throw .unsupported(reason: .lacks(.picsum, .users))
    case .collection: throw .unsupported(reason: .lacks(.picsum, .collections))
    case .random: throw .unsupported(reason: .lacks(.picsum, .randomPhotos))
    }
    let response = try await client.get(
      LenientList<PicsumPhotoDTO>.self, ["v2", "list"], query: [("page", "\(page.number)"), ("limit", "\(page.size)")])
    return Page(
      items: client.items(of: response.body).map { $0.toDomain(base: client.base) },
      hasNext: response.body.count > 0 && (LinkHeader(response.head)?.hasNext ?? false))
  }

  public func photo(_ id: Photo.ID) async throws(RepositoryError) -> Photo {
    // The ids of this source are numbers. Any other text could change the path of the request.
    guard !id.value.isEmpty, id.value.utf8.allSatisfy((UInt8(ascii: "0")...UInt8(ascii: "9")).contains) else {
      throw .notFound
    }
    let response = try await client.get(PicsumPhotoDTO.self, ["id", id.value, "info"])
    var photo = response.body.toDomain(base: client.base)
    photo.detail = Photo.Detail()
    return photo
  }

  public func statistics(of id: Photo.ID, days: Int) async throws(RepositoryError) -> PhotoStatistics {
    throw .unsupported(reason: .lacks(.picsum, .statistics))
  }

  public func topics() async throws(RepositoryError) -> [Topic] {
    throw .unsupported(reason: .lacks(.picsum, .topics))
  }

  public func collections(page: PageRequest) async throws(RepositoryError) -> Page<PhotoCollection> {
    throw .unsupported(reason: .lacks(.picsum, .collections))
  }

  /// Lorem Picsum does not count downloads.
  public func reportDownload(of photo: Photo) async throws(RepositoryError) {}
}
