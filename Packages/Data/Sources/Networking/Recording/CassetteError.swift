#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A cassette that cannot be used.
public enum CassetteError: Error, Sendable, Hashable, CustomStringConvertible {
  case cannotWrite(path: String, errno: Int32)
  case cannotRead(path: String)
  /// Counted from 1.
  case malformed(path: String, line: Int)

  public var description: String {
    switch self {
    case .cannotWrite(let path, let errno): "\(path) cannot be written: \(String(cString: strerror(errno)))."
    case .cannotRead(let path): "\(path) cannot be read."
    case .malformed(let path, let line): "Line \(line) of \(path) is not a recorded answer."
    }
  }
}
