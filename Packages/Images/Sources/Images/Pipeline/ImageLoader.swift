/// A loader that fetches the file of an image and decodes the file.
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
  ///   - decoderLimit: The maximum number of files that are decoded at the same time, to limit the memory.
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

/// Limits the number of tasks that decode at the same time. Waiting tasks continue in the order of their calls.
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

  /// Passes the slot to the task that has waited the longest, if there is one.
  func release() {
    if waiters.isEmpty {
      free += 1
    } else {
      waiters.removeFirst().resume()
    }
  }
}
