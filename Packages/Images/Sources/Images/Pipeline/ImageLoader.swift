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
  private let decoders: DecoderSlots

  /// - Parameters:
  ///   - decoderLimit: The number of files that are decoded at the same time, which limits the memory for it.
  ///   - fetch: Fetches a file.
  ///   - decode: Decodes a file, off the caller's actor.
  public init(
    decoderLimit: Int = 2,
    fetch: @escaping @Sendable (Request) async throws -> [UInt8],
    decode: @escaping @Sendable (_ file: [UInt8], Request) throws -> Image
  ) {
    self.fetch = fetch
    self.decode = decode
    decoders = DecoderSlots(decoderLimit)
  }

  /// Returns the image, fetched and decoded off the caller's actor.
  ///
  /// - Throws: the error of `fetch` or `decode`, or `CancellationError`.
  @concurrent
  public func image(for request: Request) async throws -> Image {
    let file = try await fetch(request)
    await decoders.acquire()
    let result = Result {
      try Task.checkCancellation()
      return try decode(file, request)
    }
    await decoders.release()
    return try result.get()
  }
}

/// Lets a limited number of tasks proceed at the same time, in the order in which they came.
private actor DecoderSlots {
  private var free: Int
  private var waiters: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) {
    precondition(count > 0, "there must be a decoder")
    free = count
  }

  func acquire() async {
    guard free == 0 else {
      free -= 1
      return
    }
    await withCheckedContinuation { waiters.append($0) }
  }

  /// Passes the slot on to the task that has waited the longest.
  func release() {
    if waiters.isEmpty {
      free += 1
    } else {
      waiters.removeFirst().resume()
    }
  }
}
