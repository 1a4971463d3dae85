import HTTPTypes

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Why a `FileDownload` left no file.
public enum FileDownloadError: Error, Sendable {
  case network(NetworkError)
  /// The server answered, but not with a file: the status is not 2xx.
  case refused(Response)
  /// There is a file of that name, and the download may not replace it.
  case alreadyExists(path: String)
  /// Another download, perhaps of another process, is writing the same file.
  case busy(path: String)
  /// An unwritable folder, a full disk, …: `errno` tells.
  case cannotWrite(path: String, errno: Int32)
  /// The server's answers do not fit one another, even from the start.
  case inconsistentAnswer

  /// A write that failed under a transport is about this file, not about the network.
  init(_ error: NetworkError, path: String) {
    if case .writeFailed(let errno) = error {
      self = .cannotWrite(path: path, errno: errno)
    } else {
      self = .network(error)
    }
  }
}

extension FileDownloadError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .network(let error): error.description
    case .refused(let response): "The server refused the file: \(response.head.status)."
    case .alreadyExists(let path): "\(path) exists already."
    case .busy(let path): "\(path) is being downloaded by another process."
    case .cannotWrite(let path, let errno): "\(path) cannot be written: \(String(cString: strerror(errno)))."
    case .inconsistentAnswer: "The server's answers do not fit one another."
    }
  }
}
