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

/// Writes every answer and every failure to a cassette, a file of JSON lines that a `ReplayTransport` can answer from.
///
/// Secrets stay out of it: query values that sound like one, and every field that is not known to be harmless. Bodies
/// are written as they are. A line is written whole or not at all.
///
/// What is no fact about the network is not recorded: that a task was cancelled, a transport shut down, or a descriptor
/// full. A download is held in memory while it is recorded, at most its request's `bodyBytes`, and reaches its
/// descriptor when it is complete: one that breaks leaves no bytes there.
public final class RecordingTransport: Transport {
  private let base: any Transport
  /// Guards the order of lines; the descriptor is open as long as this object lives.
  private let descriptor: Lock<Int32>

  /// Makes the file at `path`, or empties it.
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
      guard error.isOfTheNetwork else { throw error }
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
      // A full disk takes the beginning of a line.
      _ = ftruncate(descriptor, length)
      throw .writeFailed(errno: errno)
    }
  }
}

extension NetworkError {
  /// Whether another run of the same session would meet it, too.
  fileprivate var isOfTheNetwork: Bool {
    switch self {
    case .cancelled, .shutDown, .writeFailed: false
    default: true
    }
  }
}
