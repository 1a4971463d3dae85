import Domain
import HTTPTypes
public import Networking

/// Loads the image files of a folder, rotated upright and scaled down to the requested width.
///
/// Scaled images are cached in the same store as the responses of servers, and count toward the store's size limit.
public struct FolderImageLoader: Sendable {
  private let store: any ResponseStore
  private let limit: Int
  private let scale: @Sendable (_ jpeg: [UInt8], _ width: Int?, _ orientation: Int) throws -> [UInt8]

  /// Creates a loader. The closure `scale` receives the width in pixels, or nil for the original width, and the EXIF
  /// orientation from 1 to 8.
  ///
  /// - Parameters:
  ///   - store: The store that caches scaled images.
  ///   - limit: The size of the largest file to load, in bytes.
  ///   - scale: Decodes a JPEG file, scales the image down to a width, rotates the image upright, and encodes the
  ///     image.
  public init(
    store: any ResponseStore, limit: Int = 64 << 20,
    scale: @escaping @Sendable (_ jpeg: [UInt8], _ width: Int?, _ orientation: Int) throws -> [UInt8]
  ) {
    self.store = store
    self.limit = limit
    self.scale = scale
  }

  /// Whether an address belongs to an image in a folder.
  public static func handles(_ address: String) -> Bool { address.hasPrefix("file://") }

  /// Returns the image as a JPEG file.
  ///
  /// - Parameter address: The address of a photo's image in a folder.
  /// - Throws: `notFound` if `address` is not the address of an image in a folder; `unavailable` if the file is
  ///   missing, unreadable, too large or not a JPEG file; or the error of `scale`.
  @concurrent
  public func image(at address: String) async throws -> [UInt8] {
    guard let image = FolderImage(address) else { throw RepositoryError.notFound }
    let file: OpenFile
    do {
      file = try OpenFile(image.path)
    } catch {
      throw RepositoryError.unavailable(reason: error.errorReason)
    }
    let key = "\(image.path.address) \(file.status.modified) \(file.status.size) \(image.width ?? 0)"
    if let cached = store.responses(for: key).first { return cached.body }
    guard file.status.size <= limit else {
      throw RepositoryError.unavailable(reason: .tooLarge(name: image.path.text, bytes: Int(limit)))
    }
    guard let header = JPEGHeader(file) else {
      throw RepositoryError.unavailable(reason: .notJPEG(name: image.path.text))
    }
    let jpeg = file.bytes(at: 0, count: Int(file.status.size))
    let orientation = header.exif.flatMap { ExifData($0) }?.orientation ?? 1
    let width = orientation >= 5 ? header.height : header.width
    let target = image.width.flatMap { $0 < width ? $0 : nil }
    if target == nil, orientation == 1 { return jpeg }
    try Task.checkCancellation()
    let scaled = try scale(jpeg, target, orientation)
    let response = StoredResponse(
      head: HTTPResponse(status: .ok), body: scaled, requestedAt: 0, receivedAt: 0, selectingFields: [:])
    store.store([response], for: key)
    return scaled
  }
}

/// The address of an image in a folder: the URL of its file, and the requested width.
struct FolderImage {
  let path: FilePath
  /// The requested width in pixels; nil for the image's own width.
  let width: Int?

  init?(_ address: String) {
    guard FolderImageLoader.handles(address), let path = FilePath(address, in: FilePath(bytes: [])) else { return nil }
    self.path = path
    width = address.split(separator: "#").dropFirst().first
      .flatMap { $0.hasPrefix(Self.fragment) ? Int($0.dropFirst(Self.fragment.count)) : nil }
  }

  static func address(_ address: String, width sizeClass: ImageAddresses.SizeClass) -> String {
    sizeClass.width.map { "\(address)#\(fragment)\($0)" } ?? address
  }

  private static let fragment = "width="
}
