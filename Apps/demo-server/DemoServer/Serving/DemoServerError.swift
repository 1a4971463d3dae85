/// The reason why the server cannot start. The description of the error says what the user can do.
public enum DemoServerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path is longer than the `limit` bytes that the operating system allows.
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
      "The socket path is longer than \(limit) bytes: \(path). Choose a shorter path."
    case .socketInUse(let path):
      "Another server listens on \(path). Stop it or choose another path."
    case .notASocket(let path):
      "\(path) exists and is not a socket. Choose another path."
    case .directoryNotPrivate(let path):
      "\(path) must be a folder that you own, with mode 0700. Choose another folder or set XDG_RUNTIME_DIR."
    case .cannotMakeDirectory(let path, let reason):
      "Cannot create the folder \(path): \(reason)."
    case .portInUse(let port):
      "Port \(port) is in use. Choose another port, or 0 for a free port."
    case .cannotListen(let reason):
      "Cannot listen: \(reason)."
    }
  }
}
