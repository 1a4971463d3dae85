/// The reason why a cassette cannot be used.
public enum CassetteError: Error, Sendable, Hashable, CustomStringConvertible {
  case cannotWrite(path: String, errno: Int32)
  case cannotRead(path: String)
  /// The file already exists. A recording never replaces a file.
  case exists(path: String)
  /// A line is damaged. `line` counts from 1.
  case malformed(path: String, line: Int)

  public var description: String {
    switch self {
    case .cannotWrite(let path, let errno): "\(path) cannot be written: \(String(errno: errno))."
    case .exists(let path): "\(path) already exists."
    case .cannotRead(let path): "\(path) cannot be read."
    case .malformed(let path, let line): "Line \(line) of \(path) is not a recorded response."
    }
  }
}
