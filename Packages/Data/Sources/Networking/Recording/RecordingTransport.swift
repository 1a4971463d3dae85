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
/// The recording omits the values of secret query items, and all header fields that must not be logged. The credentials
/// of all requests so far are replaced in every recorded text. A binary body that contains a secret is not recorded,
/// and a replay fails at that request. A line is written completely or not at all.
///
/// Cancellations, shutdowns and failed writes are not recorded, because they do not come from the network. A download
/// is stored in memory, up to the `bodyBytes` of the request, and written to its descriptor when the download is
/// complete.
public final class RecordingTransport: Transport {
  private struct State {
    let descriptor: Int32
    var secrets: Secrets
  }

  private let base: any Transport
  /// Serializes the writes. The descriptor stays open as long as this object exists.
  private let state: Lock<State>

  /// Creates the file at `path`. Only the user can read the file.
  ///
  /// - Parameters:
  ///   - secrets: Texts that must not be recorded, in addition to the credentials of requests.
  ///   - note: A text to store in the file, for example the name of the photo source; nil for none.
  /// - Throws: `CassetteError.exists` if the file exists.
  public init(
    over base: any Transport, to path: String, secrets: [String] = [], note: String? = nil
  ) throws(CassetteError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw errno == EEXIST ? .exists(path: path) : .cannotWrite(path: path, errno: errno)
    }
    self.base = base
    state = Lock(State(descriptor: descriptor, secrets: Secrets(secrets)))
    guard let note, let line = try? JSONEncoder().encode(CassetteHead(note: note)) else { return }
    let bytes = [UInt8](line) + [UInt8(ascii: "\n")]
    if let errno = bytes.withUnsafeBytes({ writeAll($0, to: descriptor) }) {
      throw .cannotWrite(path: path, errno: errno)
    }
  }

  deinit {
    state.withLock { _ = close($0.descriptor) }
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
    try write(request, result)
    return try result.get().delivered(to: destination)
  }

  private func write(_ request: Request, _ result: Result<Response, NetworkError>) throws(NetworkError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try state.withLock { state throws(NetworkError) in
      state.secrets.add(credentialsOf: request)
      let exchange = RecordedExchange(request, result, without: state.secrets)
      guard let line = try? encoder.encode(exchange) else { return }
      let bytes = [UInt8](line) + [UInt8(ascii: "\n")]
      let length = lseek(state.descriptor, 0, SEEK_END)
      guard let errno = bytes.withUnsafeBytes({ writeAll($0, to: state.descriptor) }) else { return }
      // If the disk is full, only the start of the line may have been written.
      _ = ftruncate(state.descriptor, length)
      throw .writeFailed(errno: errno)
    }
  }
}

extension NetworkError {
  /// Whether the error comes from the network.
  fileprivate var isRecorded: Bool {
    switch self {
    case .cancelled, .shutDown, .writeFailed: false
    default: true
    }
  }
}
