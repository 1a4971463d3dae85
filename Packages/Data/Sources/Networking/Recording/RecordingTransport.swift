#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Records every response and failure in a cassette: a file of JSON lines for `ReplayTransport`.
///
/// Secrets are left out: the values of secret query items, and every header field that is not known to be harmless.
/// Bodies are recorded unchanged. A line is written completely or not at all.
///
/// Cancellations, shutdowns and failed writes are not recorded, because they are no facts about the network. A download
/// is held in memory while it is recorded, up to its request's `bodyBytes`, and is written to its descriptor when it is
/// complete.
public final class RecordingTransport: Transport {
  private let base: any Transport
  /// Serializes the writes. The descriptor is open while this object exists.
  private let descriptor: Lock<Int32>

  /// Creates the file at `path`, or empties it.
  public init(over base: any Transport, to path: String) throws(CassetteError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .cannotWrite(path: path, errno: errno) }
    self.base = base
    self.descriptor = Lock(descriptor)
  }

  deinit {
    descriptor.withLock { _ = close($0) }
  }

  public func send(
    _ request: Request, downloadingTo destination: DownloadDescriptor?
  ) async throws(NetworkError) -> Response {
    let result: Result<Response, NetworkError>
    do throws(NetworkError) {
      result = .success(try await base.send(request))
    } catch {
      guard error.isRecorded else { throw error }
      result = .failure(error)
    }
    try write(RecordedExchange(request, result))
    return try result.get().delivered(to: destination)
  }

  private func write(_ exchange: RecordedExchange) throws(NetworkError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let line = try? encoder.encode(exchange) else { return }
    let bytes = [UInt8](line) + [UInt8(ascii: "\n")]
    try descriptor.withLock { descriptor throws(NetworkError) in
      let length = lseek(descriptor, 0, SEEK_END)
      guard let errno = bytes.withUnsafeBytes({ writeAll($0, to: descriptor) }) else { return }
      // A full disk may have accepted the start of the line.
      _ = ftruncate(descriptor, length)
      throw .writeFailed(errno: errno)
    }
  }
}

extension NetworkError {
  /// Whether the error is a fact about the network.
  fileprivate var isRecorded: Bool {
    switch self {
    case .cancelled, .shutDown, .writeFailed: false
    default: true
    }
  }
}
