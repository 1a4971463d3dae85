import HTTPTypes

/// The reason why a `FileDownload` failed.
public enum FileDownloadError: Error, Sendable {
  case network(NetworkError)
  /// The status of the server's response is not 2xx.
  case refused(Response)
  /// A file already exists at the path and may not be replaced.
  case alreadyExists(path: String)
  /// The path refers to a device, a pipe or something else that is not a regular file.
  case notRegularFile(path: String)
  /// The file's content is not of the requested type; `start` contains the first bytes of the content.
  case unsuitable(start: [UInt8], contentType: String?)
  /// Another download, possibly in another process, is writing the same file.
  case busy(path: String)
  /// The file cannot be written, for example because the disk is full. `errno` has the reason.
  case cannotWrite(path: String, errno: Int32)
  /// The server's responses contradict each other, even after restarting from the beginning.
  case inconsistentAnswer

  /// Converts an error of a transport. A failed write is an error of the downloaded file, not of the network.
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
    case .alreadyExists(let path): "\(path) already exists."
    case .notRegularFile(let path): "\(path) is not a regular file."
    case .unsuitable: "The server sent another type of file."
    case .busy(let path): "\(path) is being downloaded by another process."
    case .cannotWrite(let path, let errno): "\(path) cannot be written: \(String(errno: errno))."
    case .inconsistentAnswer: "The server's responses contradict each other."
    }
  }
}
