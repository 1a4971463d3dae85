/// Why the server does not start. The text says what to do.
public enum DemoServerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The operating system allows `limit` bytes.
  case socketPathTooLong(String, limit: Int)
  case socketInUse(String)
  case notASocket(String)
  case directoryNotPrivate(String)
  case cannotMakeDirectory(String, reason: String)
  case portInUse(UInt16)
  case cannotListen(String)

  public var description: String {
    switch self {
    case .socketPathTooLong(let path, let limit):
      "The socket path has \(path.utf8.count) bytes and may have \(limit): \(path). Choose a shorter folder."
    case .socketInUse(let path):
      "Another server listens on \(path). Stop it or choose another path."
    case .notASocket(let path):
      "\(path) exists and is no socket. It was left alone; choose another path."
    case .directoryNotPrivate(let path):
      "\(path) is not a folder of yours that only you can open (mode 0700). Choose another or set XDG_RUNTIME_DIR."
    case .cannotMakeDirectory(let path, let reason):
      "The folder \(path) cannot be made: \(reason)."
    case .portInUse(let port):
      "Port \(port) is taken. Choose another, or 0 for any that is free."
    case .cannotListen(let reason):
      "The server cannot listen: \(reason)."
    }
  }
}
