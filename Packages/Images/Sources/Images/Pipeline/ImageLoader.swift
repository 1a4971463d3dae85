/// Fetches the file of an image and decodes it.
///
/// ```swift
/// let loader = ImageLoader<URL, RGBImage>(
///   fetch: { url in try await network.bytes(at: url) },
///   decode: { file, _ in try RGBImage(jpeg: file) })
/// let image = try await loader.image(for: url)
/// ```
public struct ImageLoader<Request: Sendable, Image: Sendable>: Sendable {
  private let fetch: @Sendable (Request) async throws -> [UInt8]
  private let decode: @Sendable (_ file: [UInt8], Request) throws -> Image

  /// - Parameter decode: decodes a file, off the caller's actor.
  public init(
    fetch: @escaping @Sendable (Request) async throws -> [UInt8],
    decode: @escaping @Sendable (_ file: [UInt8], Request) throws -> Image
  ) {
    self.fetch = fetch
    self.decode = decode
  }

  /// Returns the image, fetched and decoded off the caller's actor.
  ///
  /// - Throws: the error of `fetch` or `decode`, or `CancellationError`.
  @concurrent
  public func image(for request: Request) async throws -> Image {
    let file = try await fetch(request)
    try Task.checkCancellation()
    return try decode(file, request)
  }
}
